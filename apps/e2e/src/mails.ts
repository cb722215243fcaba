import { expect } from '@playwright/test';
import { SANDBOX } from './addresses';

/** A mail as the development inbox tells it. */
export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  /** Empty where the mail has no such part. */
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly receivedAt: string;
}

async function mailsTo(address: string): Promise<readonly Mail[]> {
  const response = await fetch(`${SANDBOX}/control/mail?to=${encodeURIComponent(address)}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { mails: Mail[] }).mails;
}

/** Waits for a mail to an address, and for the newest where several fit. */
export async function mailTo(address: string, subject = /(?:)/): Promise<Mail> {
  let mail: Mail | undefined;
  const look = async () => {
    mail = (await mailsTo(address)).findLast((one) => one.subject.search(subject) >= 0);
    return mail?.subject;
  };
  await expect.poll(look, { message: `a mail to ${address}` }).toBeDefined();
  return mail as Mail;
}

const ENTITY = /&(amp|quot|#39|#x27);/g;
const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  '#39': "'",
  '#x27': "'",
};

/** The first link of a mail whose path is this, or fits; the HTML part comes before the text. */
export function linkIn({ html, text }: Mail, path: string | RegExp): string {
  const unescaped = (link: string) =>
    link.replace(ENTITY, (_all, name: string) => CHARACTERS[name] ?? '');
  const fromHtml = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => unescaped(link));
  const fromText = text.match(/https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]/g) ?? [];
  const fits = (link: string) => {
    if (!URL.canParse(link)) return false;
    const { pathname } = new URL(link);
    return typeof path === 'string' ? pathname === path : pathname.search(path) >= 0;
  };
  const found = [...fromHtml, ...fromText].find(fits);
  expect(found, `a link to ${path} in “${text}”`).toBeDefined();
  return found as string;
}
