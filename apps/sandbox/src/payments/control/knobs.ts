import { hasOnly } from '../../control/knobs';
import type { Outcome } from '../billing/disputes';
import { isDeliveryBehaviour } from '../webhooks/behaviour';
import { AFTER_RETRIES, type AfterRetries } from '../store/account';
import type { AccountControls } from './account-controls';
import { isApiBehaviour, type ApiBehaviour } from './behaviour';

/** One thing that can be asked of an account: which values it takes, and what it does. */
interface Knob<Value> {
  readonly takes: (value: unknown) => value is Value;
  readonly turn: (account: AccountControls, value: Value) => unknown;
}

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string' && value !== '';
const isFlag: Check = (value) => typeof value === 'boolean';
const isCount: Check = (value) => Number.isInteger(value) && Number(value) >= 1;
const isCard: Check = (value) => typeof value === 'string' && /^\d{12,19}$/.test(value);
const isSpan: Check = (value) => typeof value === 'number' && value >= 0 && value <= 1_200;
const isOrder: Check = (value) =>
  value === 'normal' || value === 'reverse' || (Array.isArray(value) && value.every(isText));

/** An object with these properties, of which the first must be there. */
const having =
  <Value>(first: keyof Value & string, checks: Record<keyof Value & string, Check>) =>
  (value: unknown): value is Value =>
    hasOnly(value, checks) && (value as Partial<Value>)[first] !== undefined;

const being =
  <Value>(check: Check) =>
  (value: unknown): value is Value =>
    check(value);

const knob = <Value>(takes: Knob<Value>['takes'], turn: Knob<Value>['turn']): Knob<never> => ({
  takes: takes as unknown as Knob<never>['takes'],
  turn: turn as unknown as Knob<never>['turn'],
});

interface Session {
  readonly session: string;
}

/** What can be asked of an account, by the name under which it is asked. */
export const KNOBS: Readonly<Record<string, Knob<never>>> = {
  pay: knob(
    having<Session & { card?: string }>('session', { session: isText, card: isCard }),
    (account, { session, card }) => account.payCheckout(session, card),
  ),
  approve: knob(
    having<Session & { approved?: boolean }>('session', { session: isText, approved: isFlag }),
    (account, { session, approved }) => account.approve(session, approved),
  ),
  replaceCard: knob(
    having<{ customer: string; card?: string }>('customer', { customer: isText, card: isCard }),
    (account, { customer, card }) => account.replaceCard(customer, card),
  ),
  advance: knob(
    being<{ months?: number; days?: number }>((value) =>
      hasOnly(value, { months: isSpan, days: isSpan }),
    ),
    (account, by) => account.advance(by),
  ),
  failNextPayment: knob(being<boolean>(isFlag), (account, fails) => account.failNextPayment(fails)),
  draftRenewals: knob(being<boolean>(isFlag), (account, drafts) => account.draftRenewals(drafts)),
  afterRetries: knob(
    being<AfterRetries>((value) => AFTER_RETRIES.some((status) => status === value)),
    (account, status) => account.afterRetries(status),
  ),
  refund: knob(
    having<{ id: string; amount?: number }>('id', { id: isText, amount: isCount }),
    (account, { id, amount }) => account.refund(id, amount),
  ),
  dispute: knob(
    having<{ id: string; reason?: string }>('id', { id: isText, reason: isText }),
    (account, { id, reason }) => account.dispute(id, reason),
  ),
  decideDispute: knob(
    having<{ id: string; outcome?: Outcome }>('id', {
      id: isText,
      outcome: (value) => value === 'won' || value === 'lost',
    }),
    (account, { id, outcome = 'won' }) => account.decideDispute(id, outcome),
  ),
  deleteCustomer: knob(being<string>(isText), (account, id) => account.deleteCustomer(id)),
  deliver: knob(isDeliveryBehaviour, (account, behaviour) => account.deliver(behaviour)),
  release: knob(being<'normal' | 'reverse' | readonly string[]>(isOrder), (account, order) =>
    account.release(order),
  ),
  resend: knob(
    having<{ event: string; times?: number; together?: boolean }>('event', {
      event: isText,
      times: isCount,
      together: isFlag,
    }),
    (account, { event, times, together }) => account.resend(event, times, together),
  ),
  settle: knob(
    being<true>((value) => value === true),
    (account) => account.settled(),
  ),
  calls: knob(
    being<readonly ApiBehaviour[]>((value) => Array.isArray(value) && value.every(isApiBehaviour)),
    (account, behaviours) => account.failCalls(...behaviours),
  ),
  reset: knob(
    being<true>((value) => value === true),
    (account) => account.reset(),
  ),
};

export type Wishes = Readonly<Record<string, unknown>>;

/** Whether everything that is asked for is known, and of its type. */
export function areWishes(value: unknown): value is Wishes {
  return hasOnly(
    value,
    Object.fromEntries(Object.entries(KNOBS).map(([name, { takes }]) => [name, takes])),
  );
}

/** Does what is asked for, one thing after another, and answers with what each has come to. */
export async function turnKnobs(account: AccountControls, wishes: Wishes): Promise<Wishes> {
  const results: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(wishes)) {
    const result = await KNOBS[name]?.turn(account, value as never);
    if (result !== undefined) results[name] = result;
  }
  return results;
}
