import { EditorView, ViewPlugin } from '@codemirror/view';

/** Follows where the present row of quick clicks began. */
const clickRow = ViewPlugin.fromClass(
  class {
    beganInText = true;
    readonly #watch = (event: MouseEvent) => {
      if (event.detail > 1) return;
      const { target } = event;
      this.beganInText = target instanceof Node && this.view.contentDOM.contains(target);
    };

    constructor(readonly view: EditorView) {
      view.dom.ownerDocument.addEventListener('mousedown', this.#watch, true);
    }

    destroy() {
      this.view.dom.ownerDocument.removeEventListener('mousedown', this.#watch, true);
    }
  },
);

const isStray = (event: MouseEvent, view: EditorView) =>
  event.detail > 1 && view.plugin(clickRow)?.beganInText === false;

/** The second click on a button of a card finds the card gone, and means nothing in the text below. */
export const noStrayClicks = [
  clickRow,
  EditorView.domEventHandlers({ mousedown: isStray, click: isStray, dblclick: isStray }),
];
