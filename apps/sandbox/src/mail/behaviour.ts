import { hasOnly } from '../control/knobs';

/** What becomes of one mail to an address. With nothing set it is taken and kept. */
export interface MailBehaviour {
  /** Refuses the recipient: `temporary` (450), so that sending again may help, or `permanent` (550). */
  readonly reject?: 'temporary' | 'permanent';
  /** Takes the mail in, keeps it not, and never answers. */
  readonly hang?: boolean;
  /** Keeps the mail, but breaks the connection before saying so. */
  readonly cut?: boolean;
}

const isBoolean = (value: unknown) => typeof value === 'boolean';

const KNOBS = {
  reject: (value) => value === 'temporary' || value === 'permanent',
  hang: isBoolean,
  cut: isBoolean,
} satisfies Record<keyof MailBehaviour, (value: unknown) => boolean>;

export function isMailBehaviour(value: unknown): value is MailBehaviour {
  return hasOnly(value, KNOBS);
}
