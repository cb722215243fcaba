import { StateEffect, StateField } from '@codemirror/state';
import { EditorView, showTooltip, type TooltipView } from '@codemirror/view';
import { issueById } from './issue-field';

/** How the card came to be open: it decides where the focus goes and when the card leaves. */
export type CardOrigin = 'hover' | 'pointer' | 'keyboard';

export interface OpenCard {
  readonly id: string;
  readonly origin: CardOrigin;
  readonly from: number;
  readonly to: number;
}

/** Opens the card of an issue; `null` closes it. */
export const openCard = StateEffect.define<{ id: string; origin: CardOrigin } | null>();

export const cardField = StateField.define<OpenCard | null>({
  create: () => null,
  update(card, transaction) {
    let next = card;
    for (const effect of transaction.effects) {
      if (!effect.is(openCard)) continue;
      const issue = effect.value && issueById(transaction.state, effect.value.id);
      next = issue && effect.value ? { ...effect.value, from: issue.start, to: issue.end } : null;
    }
    if (!next || (!transaction.docChanged && transaction.effects.length === 0)) return next;
    const issue = issueById(transaction.state, next.id);
    if (!issue) return null;
    const moved = issue.start !== next.from || issue.end !== next.to;
    return moved ? { ...next, from: issue.start, to: issue.end } : next;
  },
});

/** Gives the card's place in the page: `attach` gets the element to draw into, and `null` when it goes. */
export function cardTooltip(attach: (host: HTMLElement | null) => void) {
  const create = (): TooltipView => {
    const dom = document.createElement('div');
    dom.className = 'cm-issue-card';
    return {
      dom,
      offset: { x: 0, y: 6 },
      mount: (_view: EditorView) => attach(dom),
      destroy: () => attach(null),
    };
  };
  return [
    cardField,
    EditorView.contentAttributes.compute([cardField], (state): Record<string, string> =>
      state.field(cardField) ? { class: 'cm-card-open' } : {},
    ),
    showTooltip.compute([cardField], (state) => {
      const card = state.field(cardField);
      return card ? { pos: card.from, end: card.to, create } : null;
    }),
  ];
}
