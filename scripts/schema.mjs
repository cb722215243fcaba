// Writes schema.graphql and the client's generated types anew.
import { generate } from './lib/generate.mjs';
import { ensureInstalled } from './lib/workspace.mjs';

ensureInstalled();
generate();
