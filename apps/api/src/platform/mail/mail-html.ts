import { PRODUCT_NAME, THEME_COLOR } from '@tercet/contracts';
import type { MailParts } from './mail-parts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it stands in an element or a quoted attribute. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

const FONT = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const LIGHT = { page: '#f3f2ee', card: '#ffffff', text: '#22262b', quiet: '#5b6269' };
const DARK = {
  page: '#16191d',
  card: '#20252b',
  text: '#e9e7e2',
  quiet: '#a9afb6',
  link: '#a9c4e4',
};

/** Mail programs read styles of elements at best; what follows the reader's dark mode has to stand in the head. */
const DARK_STYLES = `@media (prefers-color-scheme: dark) {
.page { background-color: ${DARK.page} !important; }
.card { background-color: ${DARK.card} !important; }
.text { color: ${DARK.text} !important; }
.quiet { color: ${DARK.quiet} !important; }
.link { color: ${DARK.link} !important; }
}`;

/** @param address escaped */
const link = (address: string): string =>
  `<a class="link" href="${address}" style="color: ${THEME_COLOR}; overflow-wrap: anywhere;">${address}</a>`;

const paragraph = (text: string): string => {
  const linked = escaped(text)
    .replace(/https?:\/\/\S+/g, link)
    .replaceAll('\n', '<br>\n');
  return `<p class="text" style="margin: 0 0 16px; color: ${LIGHT.text};">${linked}</p>`;
};

const quietly = (html: string): string =>
  `<p class="quiet" style="margin: 0 0 16px; color: ${LIGHT.quiet}; font-size: 14px;">${html}</p>`;

const buttonOf = ({ label, link: address, fallback }: MailParts['button']): string =>
  `<p style="margin: 24px 0;"><a href="${escaped(address)}" style="display: inline-block; padding: 12px 22px; border-radius: 6px; background-color: ${THEME_COLOR}; color: #ffffff; font-weight: 600; text-decoration: none;">${escaped(label)}</a></p>
${fallback === null ? '' : quietly(`${escaped(fallback)}<br>${link(escaped(address))}`)}`;

/** The mail as a page of one column that loads nothing. */
export function mailHtml(parts: MailParts): string {
  const { locale, subject, preview, heading, greeting, before, button, after, footer } = parts;
  return `<!doctype html>
<html lang="${locale}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>
:root { color-scheme: light dark; }
${DARK_STYLES}
</style>
</head>
<body class="page" style="margin: 0; padding: 0; background-color: ${LIGHT.page};">
<div style="display: none; max-height: 0; overflow: hidden;" aria-hidden="true">${escaped(preview)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color: ${LIGHT.page};"><tr><td align="center" style="padding: 24px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width: 600px;"><tr><td align="left" style="font-family: ${FONT}; font-size: 16px; line-height: 1.5;">
<p style="margin: 0 0 12px; padding: 0 24px;"><a class="link" href="${escaped(parts.publicUrl)}" style="color: ${THEME_COLOR}; font-size: 20px; font-weight: 700; text-decoration: none;">${escaped(PRODUCT_NAME)}</a></p>
<div class="card" style="padding: 28px 24px 12px; border-radius: 10px; background-color: ${LIGHT.card};">
<h1 class="text" style="margin: 0 0 16px; color: ${LIGHT.text}; font-size: 22px; line-height: 1.3;">${escaped(heading)}</h1>
<p class="text" style="margin: 0 0 16px; color: ${LIGHT.text};">${escaped(greeting)}</p>
${before.map(paragraph).join('\n')}
${buttonOf(button)}
${after.map(paragraph).join('\n')}
</div>
<p class="quiet" style="margin: 16px 0 0; padding: 0 24px; color: ${LIGHT.quiet}; font-size: 13px;">${escaped(footer)}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}
