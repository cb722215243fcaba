import type { CardKind } from '../billing/cards';
import { EN } from './copy-en';
import { ES } from './copy-es';
import { FR } from './copy-fr';

export const LANGUAGES = ['en', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What the pages say. */
export interface Copy {
  readonly site: string;
  readonly banner: string;
  readonly back: string;
  readonly every: Readonly<Record<'day' | 'week' | 'month' | 'year', string>>;
  readonly checkout: {
    readonly title: string;
    readonly subscribe: string;
    readonly total: string;
    readonly renews: string;
    readonly email: string;
    readonly pay: string;
    readonly paid: string;
    readonly paidText: string;
    readonly expired: string;
    readonly expiredText: string;
    readonly gone: string;
    readonly goneText: string;
  };
  readonly card: {
    readonly legend: string;
    readonly number: string;
    readonly expiry: string;
    readonly expiryHint: string;
    readonly code: string;
    readonly name: string;
    readonly wrongNumber: string;
    readonly wrongExpiry: string;
    readonly wrongCode: string;
    readonly wrongName: string;
    readonly wrongEmail: string;
    readonly tests: string;
    readonly testsText: string;
    readonly fill: string;
    readonly kinds: Readonly<Record<CardKind, string>>;
  };
  readonly declines: Readonly<Record<string, string>> & { readonly generic_decline: string };
  readonly approval: {
    readonly title: string;
    readonly text: string;
    readonly approve: string;
    readonly refuse: string;
  };
  readonly portal: {
    readonly title: string;
    readonly none: string;
    readonly plan: string;
    readonly status: string;
    readonly statuses: Readonly<Record<string, string>>;
    readonly renewsOn: string;
    readonly endsOn: string;
    readonly endedOn: string;
    readonly card: string;
    readonly noCard: string;
    readonly cardText: string;
    readonly switchTo: string;
    readonly switchText: string;
    readonly switchCredit: string;
    readonly confirmSwitch: string;
    readonly cancel: string;
    readonly cancelText: string;
    readonly confirmCancel: string;
    readonly resume: string;
    readonly keep: string;
    readonly changeCard: string;
    readonly saveCard: string;
    readonly failed: string;
    readonly switchFailed: string;
  };
  readonly invoices: {
    readonly title: string;
    readonly none: string;
    readonly invoice: string;
    readonly date: string;
    readonly amount: string;
    readonly status: string;
    readonly statuses: Readonly<Record<string, string>>;
    readonly refunded: string;
    readonly pdf: string;
    readonly payText: string;
    readonly billedTo: string;
    readonly credit: string;
    readonly unused: string;
    readonly remaining: string;
    readonly due: string;
  };
}

export const COPY: Readonly<Record<Language, Copy>> = { en: EN, fr: FR, es: ES };

/** Puts values where their names stand in braces. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
