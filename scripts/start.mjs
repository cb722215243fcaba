// Installs what is missing, builds what changed, and serves the whole product. Plain Node, so that a fresh clone needs nothing.
import { serve } from './lib/workspace.mjs';

serve('api');
