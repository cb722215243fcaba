import type { Extension } from '@codemirror/state';
import { EditorView, tooltips } from '@codemirror/view';

const line = (style: string, color: string, thickness = '1.5px') => ({
  textDecoration: `underline ${style} var(--issue-${color}) ${thickness}`,
  textDecorationSkipInk: 'none',
  textUnderlineOffset: '0.22em',
});

/** The sheet of paper: a measure of about seventy letters, and one kind of line for each kind of issue. */
const sheet = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'transparent', color: 'var(--ink)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    overflow: 'auto',
    fontFamily: 'var(--font-serif)',
    fontSize: 'var(--text-sheet)',
    lineHeight: 'var(--text-sheet--line-height)',
    overscrollBehavior: 'contain',
  },
  '.cm-content': {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: 'calc(40em + 2.5rem)',
    margin: '0 auto',
    padding: 'clamp(1.25rem, 4vw, 3rem) 1.25rem 4rem',
    caretColor: 'var(--brand)',
  },
  '@media (height < 30rem)': { '.cm-content': { padding: '0.75rem 1.25rem 1.5rem' } },
  // Room to bring the last lines up from behind the sheet that a card is on a phone.
  '@media (width < 40rem)': { '.cm-content.cm-card-open': { paddingBottom: '60dvh' } },
  '.cm-line': { padding: '0', unicodeBidi: 'plaintext', textAlign: 'start' },
  '.cm-placeholder': { color: 'var(--ink-muted)' },
  '.cm-content ::selection': {
    backgroundColor: 'color-mix(in srgb, var(--focus) 26%, transparent)',
  },
  '.cm-issue': { cursor: 'pointer' },
  '.cm-issue-spelling': line('wavy', 'spelling', '1.25px'),
  '.cm-issue-grammar': line('double', 'grammar', '1px'),
  '.cm-issue-punctuation': line('dotted', 'punctuation', '2px'),
  '.cm-issue-style': line('dashed', 'style'),
  '.cm-word-in-progress .cm-issue-spelling, .cm-issue-spelling:has(.cm-word-in-progress)': {
    textDecorationColor: 'transparent',
  },
  '.cm-region': { backgroundColor: 'color-mix(in srgb, var(--brand) 13%, transparent)' },
  '.cm-region-whole .cm-region': { backgroundColor: 'transparent' },
  '.cm-region-whole .cm-line': { position: 'relative' },
  '.cm-region-whole .cm-line::before': {
    content: '""',
    position: 'absolute',
    inset: '0 auto 0 -0.875rem',
    width: '2px',
    backgroundColor: 'var(--brand)',
  },
  '.cm-issue-active, .cm-issue-active .cm-issue': {
    backgroundColor: 'color-mix(in srgb, var(--focus) 16%, transparent)',
    borderRadius: '3px',
  },
  '.cm-tooltip:has(.cm-issue-card), .cm-tooltip.cm-issue-card': {
    border: 'none',
    backgroundColor: 'transparent',
    zIndex: '30',
  },
  // Above the text, below cards, menus and dialogs.
  '.cm-panels': { backgroundColor: 'var(--surface)', color: 'var(--ink)', zIndex: '5' },
  '.cm-panels-top': { borderBottom: '1px solid var(--line)' },
  '.cm-searchMatch': { backgroundColor: 'var(--found)', borderRadius: '3px' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--found-now)' },
});

/** Pixels between a card and the window's edge. */
const CARD_MARGIN = 12;

const cardSpace = tooltips({
  tooltipSpace: ({ dom }) => {
    const { clientWidth, clientHeight } = dom.ownerDocument.documentElement;
    return {
      top: CARD_MARGIN,
      left: CARD_MARGIN,
      bottom: clientHeight - CARD_MARGIN,
      right: clientWidth - CARD_MARGIN,
    };
  },
});

export const writingTheme: Extension = [sheet, cardSpace];
