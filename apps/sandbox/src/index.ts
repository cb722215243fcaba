export { startSandbox, type RunningSandbox, type SandboxOptions } from './server';
export type { Behaviour } from './ai/behaviour';
export type { JournalEntry } from './ai/journal';
