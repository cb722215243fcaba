export { startSandbox, type RunningSandbox, type SandboxOptions } from './server';
export type { Behaviour } from './ai/behaviour';
export type { MailBehaviour } from './mail/behaviour';
export type { Mail } from './mail/mail';
export type { AccountControls, CheckoutResult } from './payments/control/account-controls';
export type { ApiBehaviour } from './payments/control/behaviour';
export type { DeliveryBehaviour } from './payments/webhooks/behaviour';
