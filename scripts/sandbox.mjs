// Starts the development stand-ins, which speak the providers' real protocols.
import { prepare, serve } from './lib/workspace.mjs';

prepare();
serve('sandbox');
