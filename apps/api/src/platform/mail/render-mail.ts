import { mailTranslator } from '@tercet/i18n/mails';
import { MAIL_BODIES, type Paragraph } from './mail-bodies';
import type { MailContent } from './mail-composers';
import { mailHtml } from './mail-html';
import type { MailTemplate } from './mail-kinds';
import type { MailParts } from './mail-parts';
import { mailText } from './mail-text';
import { greetingName, sentenceWords } from './mail-words';

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

const said = (paragraphs: readonly Paragraph[], words: Readonly<Record<string, string>>) =>
  paragraphs.flatMap((paragraph) => {
    if (typeof paragraph === 'string') return paragraph;
    return paragraph.needs in words ? paragraph.key : [];
  });

/**
 * A mail in the person's language.
 * @throws {Error} when the content lacks a word of the mail
 */
export function renderMail(
  kind: MailTemplate,
  content: MailContent,
  publicUrl: string,
): RenderedMail {
  const { locale, link } = content;
  const t = mailTranslator(locale);
  const name = greetingName(content);
  const words = sentenceWords(content);
  const { before, after } = MAIL_BODIES[kind];
  const parts: MailParts = {
    locale,
    publicUrl,
    subject: t(`${kind}.subject`, words),
    preview: t(`${kind}.preview`, words),
    heading: t(`${kind}.heading`),
    greeting: name === undefined ? t('greetingWithoutName') : t('greeting', { name }),
    before: said(before, words).map((key) => t(key, words)),
    button: {
      label: t(`${kind}.button`),
      link,
      fallback: link.startsWith('mailto:') ? null : t('fallback'),
    },
    after: said(after, words).map((key) => t(key, words)),
    footer: content.replyTo === undefined ? t('automatic') : t('answered'),
  };
  return { subject: parts.subject, html: mailHtml(parts), text: mailText(parts) };
}
