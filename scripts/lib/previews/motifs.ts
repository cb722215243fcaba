import type { ListedPage } from '@tercet/contracts';
import { ARROW, bars, box, CHECK, CROSS, disc, icon, padded, put, SPARK } from './drawing';
import type { MotifWords } from './motif-words';

/** What a drawing may say: words of its own, and those of the product. */
export interface Words extends MotifWords {
  readonly inOthers: readonly MotifWords['grammar'][];
  readonly free: string;
  readonly premium: string;
}

export interface Motif {
  /** The class that colours the picture. */
  readonly tone: 'brand' | 'grammar' | 'spelling' | 'style' | 'good' | 'warm';
  readonly draw: (words: Words) => string;
}

const text = (content: string, size = 40) =>
  `<div class="text" style="font-size:${size}px">${content}</div>`;

const sentence = ([before, wrong, after]: MotifWords['grammar'], size?: number) =>
  text(`${before}<span class="marked">${wrong}</span>${after}`, size);

const home = ({ grammar, inOthers }: Words) =>
  [
    box('sheet', [-54, 88], [420, 346], padded(bars(56), '46px 42px')),
    ...[grammar, ...inOthers].map((each, index) => put([-12, 168 + index * 68], sentence(each))),
    box('bar', [-12, 388], [210, 12]),
    box('sheet', [60, 410], [330, 124]),
    disc([90, 444], 56, CHECK, '--good'),
    put([170, 440], `<div class="chip">${grammar[3]}</div>`),
  ].join('');

const grammarChecker = ({ grammar }: Words) =>
  [
    box('sheet', [-54, 96], [426, 240], padded(bars(88), '48px 42px')),
    put([-12, 178], sentence(grammar, 44)),
    box('bar', [-12, 274], [210, 12]),
    box('sheet', [26, 306], [360, 228]),
    put([58, 340], `<div class="chip">${grammar[3]}</div>`),
    disc([306, 342], 48, CHECK, '--good'),
    put([58, 434], `<div style="width:296px">${bars(100, 84, 46)}</div>`),
  ].join('');

const row = (word: string, isOff: (index: number) => boolean, kind: string) =>
  `<div class="tiles">${[...word]
    .map((letter, index) => `<div class="tile${isOff(index) ? ` ${kind}` : ''}">${letter}</div>`)
    .join('')}</div>`;

/** The letters by which two words differ, of the first. */
function differing(word: string, other: string): (index: number) => boolean {
  let start = 0;
  while (word[start] === other[start]) start++;
  let end = 0;
  while (word.at(-1 - end) === other.at(-1 - end)) end++;
  return (index) => index >= start && index < word.length - end;
}

function spellChecker({ spelling: [wrong, right] }: Words): string {
  return [
    put([-30, 140], row(wrong, differing(wrong, right), 'wrong')),
    icon([196, 279], 68, '<path d="M12 3v17M5.5 13.5L12 20l6.5-6.5"/>', '--accent', 2),
    put([-30, 392], row(right, differing(right, wrong), 'right')),
  ].join('');
}

function writingAssistant({ style: [goes, comes, stays] }: Words): string {
  return [
    box('sheet', [-54, 130], [420, 320], padded(bars(94), '46px 42px')),
    put([-12, 212], text(`<del>${goes}</del>`)),
    put([-12, 280], text(`<ins>${comes}</ins> ${stays}`)),
    put([-12, 370], `<div style="width:336px">${bars(100, 58)}</div>`),
    icon([316, 74], 104, SPARK, '--accent'),
    icon([396, 188], 40, SPARK, '--accent'),
    disc([196, 414], 76, CHECK, '--good'),
    disc([292, 414], 76, CROSS, '--line-strong'),
  ].join('');
}

function plan(left: number, top: number, height: number, name: string, rows: number): string {
  const isFull = rows > 3;
  const lines = Array.from({ length: rows }, (_, row) => {
    const y = top + 112 + row * 54;
    return (
      icon([left + 26, y - 12], 34, CHECK, isFull ? '--surface' : '--good', 2.6) +
      put(
        [left + 74, y],
        `<div class="${isFull ? 'filled' : ''}" style="width:96px">${bars(row % 2 ? 72 : 100)}</div>`,
      )
    );
  });
  return (
    box(`sheet${isFull ? ' filled' : ''}`, [left, top], [206, height]) +
    put(
      [left + 28, top + 28],
      `<div class="text" style="font-size:38px${isFull ? ';color:var(--surface)' : ''}">${name}</div>`,
    ) +
    lines.join('')
  );
}

const pricing = ({ free, premium }: Words) =>
  plan(-54, 184, 290, free, 3) + plan(184, 112, 400, premium, 5);

function support(): string {
  const question =
    '<path d="M8.2 8.6a3.9 3.9 0 1 1 5.9 3.3c-1.4.9-2.1 1.6-2.1 3.1"/><circle cx="12" cy="19" r=".7" fill="currentColor"/>';
  return [
    box('sheet filled', [-54, 104], [250, 226]),
    put(
      [-14, 318],
      '<svg viewBox="0 0 40 34" width="52" height="44" style="color:var(--accent)"><path d="M2 0v30L36 0z" fill="currentColor" stroke="none"/></svg>',
    ),
    icon([-16, 126], 176, question, '--surface', 2),
    box('sheet', [84, 288], [310, 206], padded(bars(100, 86, 94, 50), '44px 40px')),
    put(
      [318, 490],
      '<svg viewBox="0 0 40 34" width="52" height="44" style="color:var(--surface)"><path d="M4 0h34v30z" fill="currentColor" stroke="none"/></svg>',
    ),
  ].join('');
}

const TICKS = Array.from({ length: 44 }, (_, tick) => {
  const length = tick % 8 === 0 ? 48 : tick % 4 === 0 ? 34 : 22;
  return `<path d="M${21 + tick * 12} 0v${length}"/>`;
}).join('');

const accuracy = ({ exact }: Words) =>
  [
    put([-40, 118], `<div class="measured">${exact}</div>`),
    box('sheet', [-60, 366], [560, 132]),
    put(
      [-60, 368],
      `<svg viewBox="0 0 560 60" width="560" height="60" stroke-width="3" style="color:var(--accent)">${TICKS}</svg>`,
    ),
  ].join('');

const LOCK =
  '<rect x="4" y="10.5" width="16" height="11.5" rx="2.4" fill="currentColor"/><path d="M7.5 10V7a4.5 4.5 0 0 1 9 0v3"/>';
const KEYHOLE = '<circle cx="12" cy="15" r="1.5" fill="currentColor"/><path d="M12 15v3.2"/>';

const privacy = () =>
  [
    box('sheet', [-54, 100], [340, 400], padded(bars(60, 100, 92, 100, 78, 96, 44), '50px 44px')),
    icon([160, 270], 250, LOCK, '--accent', 2.2),
    icon([160, 270], 250, KEYHOLE, '--tint', 1.6),
  ].join('');

const field = (top: number, content = '') =>
  put([-14, top], `<div class="field dots" style="width:320px">${content}</div>`);
const dots = (count: number) => '<i></i>'.repeat(count);

const signIn = () =>
  [
    box('sheet', [-54, 100], [400, 410]),
    disc(
      [-14, 138],
      84,
      '<circle cx="12" cy="8" r="4.6"/><path d="M3 22c1-6 4-8 9-8s8 2 9 8"/>',
      '--accent',
    ),
    put([92, 164], `<div style="width:180px">${bars(100, 60)}</div>`),
    field(258, '<div class="bar" style="width:190px"></div>'),
    field(336, dots(8)),
    box('button', [-14, 418], [320, 58]),
    icon([128, 429], 36, ARROW, '--surface', 2.4),
  ].join('');

const signUp = () =>
  [
    box('sheet', [30, 92], [350, 430]),
    box('sheet', [-54, 124], [350, 410]),
    box('caret', [-8, 172], [5, 62]),
    disc([236, 434], 112, '<path d="M12 4v16M4 12h16"/>', '--accent'),
  ].join('');

const KEY =
  '<circle cx="7" cy="7" r="5"/><path d="M10.6 10.6L22 22M17.4 17.4l3-3M20 20l2.4-2.4"/><circle cx="5.8" cy="5.8" r=".8" fill="currentColor"/>';

const forgotPassword = () =>
  [
    icon([60, 92], 230, KEY, '--accent', 2),
    box('sheet', [-54, 360], [426, 130]),
    put(
      [-20, 398],
      `<div class="dots" style="display:flex;align-items:center;gap:17px;height:54px">${dots(6)}<div class="caret" style="height:50px;margin-left:4px"></div></div>`,
    ),
    icon([290, 398], 54, '<path d="M20 11a8 8 0 1 0-1.8 6M20 4v7h-7"/>', '--accent', 2.2),
  ].join('');

/** What each listed page is about, in a picture. */
export const MOTIFS: Readonly<Record<ListedPage, Motif>> = {
  home: { tone: 'brand', draw: home },
  grammarChecker: { tone: 'grammar', draw: grammarChecker },
  spellChecker: { tone: 'spelling', draw: spellChecker },
  writingAssistant: { tone: 'style', draw: writingAssistant },
  pricing: { tone: 'good', draw: pricing },
  support: { tone: 'warm', draw: support },
  accuracy: { tone: 'good', draw: accuracy },
  privacy: { tone: 'brand', draw: privacy },
  signIn: { tone: 'brand', draw: signIn },
  signUp: { tone: 'brand', draw: signUp },
  forgotPassword: { tone: 'warm', draw: forgotPassword },
};
