// Builds everything that runs, unless nothing changed since the last build.
import { ensureBuilt } from './lib/workspace.mjs';

ensureBuilt();
