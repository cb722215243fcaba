import { plainText } from '@tercet/contracts';
import { defaultKeymap, history } from '@codemirror/commands';
import { gotoLine, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState, type Extension, Transaction } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { cspNonce } from '../../../csp-nonce';
import { emphasisField } from './emphasis';
import { issueField } from './issue-field';
import { languageField } from './language-field';
import { regionField } from './region';
import { undoKeymap } from './undo-keymap';
import { quietWhileTyping } from './word-in-progress';
import { writingTheme } from './theme';

/** Everything on the writing surface that is said in the interface language. */
export interface SurfaceWords {
  readonly label: string;
  readonly placeholder: string;
  /** CodeMirror's own English phrases (said of matches) and what stands for them. */
  readonly phrases: Readonly<Record<string, string>>;
}

export interface SurfaceOptions {
  readonly parent: HTMLElement;
  readonly text: string;
  readonly selection: { readonly anchor: number; readonly head: number };
  readonly words: SurfaceWords;
  readonly extensions: Extension;
}

const words = new Compartment();

/** Lines have no numbers here to go to. */
const findKeymap = searchKeymap.filter(({ run }) => run !== gotoLine);

function wording({ label, placeholder: hint, phrases }: SurfaceWords): Extension {
  return [
    placeholder(hint),
    EditorState.phrases.of(phrases),
    EditorView.contentAttributes.of({ 'aria-label': label }),
  ];
}

/** Browsers and their add-ons would underline a second time, and change words unasked. */
const attributes = EditorView.contentAttributes.of({
  // Editable content takes the focus by itself; checkers of accessibility look for the attribute.
  tabindex: '0',
  spellcheck: 'false',
  autocorrect: 'off',
  autocapitalize: 'sentences',
  writingsuggestions: 'false',
  translate: 'no',
  'data-gramm': 'false',
  'data-lt-active': 'false',
});

/** A plain-text writing surface that shows issues. */
export function createView({ parent, selection, ...options }: SurfaceOptions): EditorView {
  const text = plainText(options.text);
  const clamp = (position: number) => Math.max(0, Math.min(position, text.length));
  const view = new EditorView({
    parent,
    state: EditorState.create({
      extensions: [
        options.extensions,
        history(),
        keymap.of([...defaultKeymap, ...findKeymap]),
        undoKeymap,
        EditorView.cspNonce.of(cspNonce),
        EditorView.lineWrapping,
        EditorView.clipboardInputFilter.of(plainText),
        EditorView.perLineTextDirection.of(true),
        attributes,
        words.of(wording(options.words)),
        // Before what is marked within lines, so that it is drawn around it.
        languageField,
        issueField,
        emphasisField,
        regionField,
        quietWhileTyping,
        writingTheme,
      ],
    }),
  });
  // Not with the first state: of that one, CodeMirror mistakes the height of very long lines, and lays out all their words.
  view.dispatch({
    changes: { from: 0, insert: text },
    selection: { anchor: clamp(selection.anchor), head: clamp(selection.head) },
    annotations: Transaction.addToHistory.of(false),
  });
  return view;
}

/** Follows a switch of the interface language. */
export function setWords(view: EditorView, next: SurfaceWords): void {
  view.dispatch({ effects: words.reconfigure(wording(next)) });
}
