import { keepInTab, readInTab, TAB_KEYS } from '../../session/storage';
import type { ContactValues } from './contact-schema';

/** What was typed, for who leaves the page before it is sent, as to look something up. */
export type KeptForm = Record<string, string> & Partial<ContactValues>;

export function readForm(): KeptForm {
  try {
    return JSON.parse(readInTab(TAB_KEYS.supportForm) ?? '{}') as KeptForm;
  } catch {
    // Not by this page.
    return {};
  }
}

export function keepForm(form: KeptForm): void {
  const isEmpty = Object.values(form).every((text) => text === '');
  keepInTab(TAB_KEYS.supportForm, isEmpty ? null : JSON.stringify(form));
}

/** A message was sent: nothing of it is kept. One that was begun meanwhile stays. */
export function forgetForm(sent: string): void {
  if (readForm().message === sent) keepForm({});
}
