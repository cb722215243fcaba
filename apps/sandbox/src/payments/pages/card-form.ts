import { isCardNumber, TEST_CARDS } from '../billing/cards';
import { html, type Markup } from '../../html';
import type { CardDetails } from '../objects/payment-method';
import { fill, type Copy } from './copy';
import { grouped } from './format';

/** What a person has typed in, as they have typed it. */
export type Typed = Readonly<Record<'number' | 'expiry' | 'code' | 'name' | 'email', string>>;
type Field = keyof Typed;

export const NOTHING_TYPED: Typed = { number: '', expiry: '', code: '', name: '', email: '' };

const TEST_NAME = 'Test Payer';
const YEARS_AHEAD = 4;

const testExpiry = () => `12 / ${String((new Date().getUTCFullYear() + YEARS_AHEAD) % 100)}`;

export function typedIn(body: unknown): Typed {
  const given = (body ?? {}) as Readonly<Record<string, unknown>>;
  const read = (name: Field) => (typeof given[name] === 'string' ? given[name].slice(0, 200) : '');
  return {
    number: read('number'),
    expiry: read('expiry'),
    code: read('code'),
    name: read('name'),
    email: read('email'),
  };
}

/** A form that holds a test card from the start. */
export function typedFor(card: unknown): Typed {
  const known = TEST_CARDS.find(({ number }) => number === card);
  if (!known) return NOTHING_TYPED;
  const number = grouped(known.number);
  return { ...NOTHING_TYPED, number, expiry: testExpiry(), code: '123', name: TEST_NAME };
}

function expiryOf(typed: string): Pick<CardDetails, 'expMonth' | 'expYear'> | undefined {
  const [, month, year] = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|\d{4})\s*$/.exec(typed) ?? [];
  const expMonth = Number(month);
  const expYear = (year?.length === 2 ? 2000 : 0) + Number(year);
  if (!(expMonth >= 1 && expMonth <= 12)) return undefined;
  const now = new Date();
  const past = expYear * 12 + expMonth - 1 < now.getUTCFullYear() * 12 + now.getUTCMonth();
  return past || expYear > now.getUTCFullYear() + 50 ? undefined : { expMonth, expYear };
}

export type Mistakes = Partial<Record<Field, string>>;

export type ReadCard =
  { readonly card: CardDetails; readonly mistakes?: undefined } | { readonly mistakes: Mistakes };

/** The card that was typed in, or what is wrong with it. */
export function readCard(typed: Typed, copy: Copy['card'], withEmail: boolean): ReadCard {
  const number = typed.number.replace(/[\s-]/g, '');
  const expiry = expiryOf(typed.expiry);
  const mistakes: Mistakes = {
    ...(!isCardNumber(number) && { number: copy.wrongNumber }),
    ...(!expiry && { expiry: copy.wrongExpiry }),
    ...(!/^\d{3,4}$/.test(typed.code.trim()) && { code: copy.wrongCode }),
    ...(!typed.name.trim() && { name: copy.wrongName }),
    ...(withEmail && !/^\S+@\S+$/.test(typed.email.trim()) && { email: copy.wrongEmail }),
  };
  if (!expiry || Object.keys(mistakes).length > 0) return { mistakes };
  const email = typed.email.trim() || null;
  return { card: { ...expiry, number, name: typed.name.trim(), email } };
}

interface FieldView {
  readonly name: Field;
  readonly label: string;
  readonly value: string;
  readonly mistake: string | undefined;
  readonly hint?: string;
  readonly numeric?: boolean;
}

// Nothing is offered to be filled in: what browsers keep are real cards.
function field({ name, label, value, mistake, hint, numeric = false }: FieldView): Markup {
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      placeholder="${hint ?? ''}"
      inputmode="${numeric ? 'numeric' : 'text'}"
      autocomplete="off"
      spellcheck="false"
      required
      ${mistake === undefined ? undefined : html`aria-invalid="true" aria-describedby="${name}-wrong"`}
    />
    ${mistake === undefined ? undefined : html`<p class="wrong" id="${name}-wrong">${mistake}</p>`}
  </div>`;
}

export interface CardFormView {
  readonly copy: Copy['card'];
  readonly action: string;
  readonly submit: string;
  readonly typed: Typed;
  readonly mistakes: Mistakes;
  /** What is asked beside the card, where something is. */
  readonly emailLabel?: string;
}

export function cardForm({ copy, action, submit, typed, mistakes, emailLabel }: CardFormView) {
  const view = (name: Field, label: string) => ({
    name,
    label,
    value: typed[name],
    mistake: mistakes[name],
  });
  return html`<form method="post" action="${action}" data-once novalidate>
    ${emailLabel === undefined ? undefined : field(view('email', emailLabel))}
    <fieldset>
      <legend>${copy.legend}</legend>
      ${field({ ...view('number', copy.number), hint: '1234 1234 1234 1234', numeric: true })}
      <div class="pair">
        ${field({ ...view('expiry', copy.expiry), hint: copy.expiryHint, numeric: true })}
        ${field({ ...view('code', copy.code), hint: '123', numeric: true })}
      </div>
      ${field(view('name', copy.name))}
    </fieldset>
    <button class="submit">${submit}</button>
  </form>`;
}

/** The cards to choose from; each leads to the same page with the form filled in, which the script does in place. */
export function testCards(copy: Copy['card'], page: string): Markup {
  const row = ({ number, kind }: (typeof TEST_CARDS)[number]) =>
    html`<li>
      <a
        href="${page}?card=${number}"
        data-card="${grouped(number)}"
        data-expiry="${testExpiry()}"
        data-name="${TEST_NAME}"
        aria-label="${fill(copy.fill, { number })}: ${copy.kinds[kind]}"
        ><code>${grouped(number)}</code> <span>${copy.kinds[kind]}</span></a
      >
    </li>`;
  return html`<section class="panel" aria-labelledby="tests">
    <h2 id="tests">${copy.tests}</h2>
    <p class="muted">${copy.testsText}</p>
    <ul class="cards">
      ${TEST_CARDS.map(row)}
    </ul>
  </section>`;
}
