import type { Decline } from '../objects/payment';
import type { Account } from '../store/account';

/** How a bank answers when it is asked to pay. */
export type Verdict =
  | { readonly kind: 'paid' }
  | { readonly kind: 'approval' }
  | { readonly kind: 'declined'; readonly decline: Decline };

/** Whether the person is there and can be asked, has just approved the payment, or is not there, as at a renewal. */
export type Presence = 'present' | 'approved' | 'absent';

export const PAID: Verdict = { kind: 'paid' };
export const APPROVAL: Verdict = { kind: 'approval' };

const decline = (declineCode: string, message: string, code = 'card_declined'): Verdict => ({
  kind: 'declined',
  decline: { code, declineCode, message },
});

const GENERIC = decline('generic_decline', 'Your card was declined.');
const UNASKED = decline(
  'authentication_required',
  'Your card was declined. This transaction requires authentication.',
  'authentication_required',
);
export const NOT_APPROVED = decline(
  'authentication_failed',
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  'payment_intent_authentication_failure',
);

/** Whether the bank would pay if the person were there to say that they want it. */
export const needsApproval = (verdict: Verdict): boolean => verdict === UNASKED;

type Answers = Readonly<Record<Presence, Verdict>>;

const always = (verdict: Verdict): Answers => ({
  present: verdict,
  approved: verdict,
  absent: verdict,
});

export type CardKind =
  | 'pays'
  | 'declined'
  | 'insufficientFunds'
  | 'expired'
  | 'wrongCode'
  | 'approvalOnce'
  | 'approvalAlways'
  | 'failsLater'
  | 'disputed';

interface TestCard {
  readonly number: string;
  readonly kind: CardKind;
  readonly answers: Answers;
}

/** The provider's numbers for tests; real cards are refused. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', kind: 'pays', answers: always(PAID) },
  { number: '4000000000000002', kind: 'declined', answers: always(GENERIC) },
  {
    number: '4000002760003184',
    kind: 'approvalAlways',
    answers: { present: APPROVAL, approved: PAID, absent: UNASKED },
  },
  {
    number: '4000002500003155',
    kind: 'approvalOnce',
    answers: { present: APPROVAL, approved: PAID, absent: PAID },
  },
  {
    number: '4000000000000341',
    kind: 'failsLater',
    answers: { present: PAID, approved: PAID, absent: GENERIC },
  },
  {
    number: '4000000000009995',
    kind: 'insufficientFunds',
    answers: always(decline('insufficient_funds', 'Your card has insufficient funds.')),
  },
  {
    number: '4000000000000069',
    kind: 'expired',
    answers: always(decline('expired_card', 'Your card has expired.', 'expired_card')),
  },
  {
    number: '4000000000000127',
    kind: 'wrongCode',
    answers: always(
      decline('incorrect_cvc', 'Your card’s security code is incorrect.', 'incorrect_cvc'),
    ),
  },
  { number: '4000000000000259', kind: 'disputed', answers: always(PAID) },
];

const REAL_CARD = decline(
  'test_mode_live_card',
  'Your card was declined. Your request was in test mode, but used a non test card.',
);

export const kindOf = (number: string) => TEST_CARDS.find((card) => card.number === number)?.kind;

/** What the bank behind a card says when nothing out of the ordinary happens. */
export function answerOf(number: string, presence: Presence): Verdict {
  return TEST_CARDS.find((card) => card.number === number)?.answers[presence] ?? REAL_CARD;
}

/** Asks the bank behind a card for a payment. */
export function judge(account: Account, number: string, presence: Presence): Verdict {
  if (account.nextPaymentFails) {
    account.nextPaymentFails = false;
    return GENERIC;
  }
  return answerOf(number, presence);
}

/** Whether the digits can be those of a card at all. */
export function isCardNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = [...number].toReversed().reduce((before, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return before + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
