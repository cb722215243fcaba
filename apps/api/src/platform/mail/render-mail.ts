import type { MailContent } from './mail-composers';
import type { MailKind } from './mail-kinds';

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export function renderMail(kind: MailKind, content: MailContent, publicUrl: string): RenderedMail {
  return { subject: kind, html: content.name, text: publicUrl };
}
