// Starts the development stand-ins, which speak the providers' real protocols.
import { serve } from './lib/workspace.mjs';

serve('sandbox');
