export { startSandbox, type RunningSandbox } from './server';
export type { Behaviour } from './ai/behaviour';
