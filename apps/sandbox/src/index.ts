export { startSandbox, type RunningSandbox, type SandboxOptions } from './server';
export type { Behaviour } from './ai/behaviour';
export type { MailBehaviour } from './mail/behaviour';
export type { Mail } from './mail/mail';
