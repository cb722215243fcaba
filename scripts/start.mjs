// Installs what is missing, builds what changed, and serves the whole product. Plain Node, so that a fresh clone needs nothing.
import { startStandIns } from './lib/stand-ins.mjs';
import { prepare, serve } from './lib/workspace.mjs';

prepare();
serve('api', await startStandIns());
