/** Runs a checker thread from its TypeScript source, for tests. The build has checker.worker.js in its place. */
import { register } from 'tsx/esm/api';

register();
const { default: run } = await import('./checker.worker.ts');

export default run;
