import {
  assembleDocument,
  languageSample,
  mainLanguage,
  takenNames,
  type DocumentIssue,
  type IssueFilter,
  type LanguageChoice,
  type PlacedParagraph,
  type Summary,
} from '@tercet/proofreading-core';
import { isBlank, type Locale } from '@tercet/contracts';
import { log } from '../logging/log';
import { createStore, type Store } from '../store';
import { isLacking, type CheckStatus } from './check-status';
import { createCheckerClient, type WorkerLike } from './checker-client';
import type { Examples } from './example-requests';
import type { TextToSummarize } from './protocol';
import { ParagraphAnswers } from './paragraph-answers';
import { listedIssue, type ListedIssue } from './listed-issue';
import { foreignShare, type ForeignShare } from './foreign-share';
import { createRepeatedTries } from './repeated-tries';
import { inOrderOfNeed, interimParagraph } from './paragraphs';

/** From the last key to the check. Milliseconds. */
const CHECK_AFTER_MS = 250;
/** From an answer to its drawing, and between two drawings while many answers come in. Milliseconds. */
const DRAW_AFTER_MS = 30;
const DRAW_EVERY_MS = 400;

export interface CheckState {
  readonly status: CheckStatus;
  /** What is found and not dismissed, in order. */
  readonly issues: readonly ListedIssue[];
  /** Unknown words that recur and were taken for names. */
  readonly names: readonly string[];
  /** Language of most of the text, once known; none where nothing of it could be checked, or all is in other languages. */
  readonly language: Locale | undefined;
  readonly foreign: ForeignShare;
  /** Languages of the text that could not be loaded. */
  readonly missing: readonly Locale[];
}

/** The document, as far as checking is concerned. */
export interface CheckedSurface {
  paragraphs(): readonly string[];
  /** Indices of the first and the last paragraph in view. */
  visible(): { readonly first: number; readonly last: number };
  /** Issues now on show, at their present positions. */
  shown(): readonly DocumentIssue[];
  /** Text between two positions; the end of the text may be passed. */
  slice(from: number, to: number): string;
  show(issues: readonly DocumentIssue[]): void;
  /** Takes the languages of the text: `main` is that of most of it. Of a paragraph without any, none is known yet. */
  showLanguages?(paragraphs: readonly PlacedParagraph[], main: Locale | undefined): void;
}

/** What a person does not want to see. */
export interface Hidden {
  readonly filter: IssueFilter;
  readonly dismissed: ReadonlySet<string>;
}

export interface CheckSessionOptions {
  readonly surface: CheckedSurface;
  readonly startWorker: () => WorkerLike;
  readonly choice: LanguageChoice;
  readonly hidden: () => Hidden;
  /** The checker has died and was started again. */
  readonly onRestarted: () => void;
}

export interface CheckSession {
  readonly state: Store<CheckState>;
  /** The text has changed: it is checked when the typing rests. */
  changed(): void;
  checkNow(): void;
  /** Has the checker of the usual language loaded where nothing is written yet, for it to be there when a connection is not. */
  prepare(): void;
  setChoice(choice: LanguageChoice): void;
  /** What is hidden has changed: nothing is checked again. */
  redraw(): void;
  /** Examples of the rule of an issue; none where it has none. */
  examples(ruleId: string): Promise<Examples>;
  /** The main sentences of a text; `null` where the checker could not be loaded or has died. */
  summarize(text: TextToSummarize): Promise<Summary | null>;
  /** With a new worker: after a failure, or to load what was missing. */
  retry(): void;
  /** What could not be loaded may be there again, as after a lost connection. */
  resume(): void;
  dispose(): void;
}

const NO_NAMES: readonly string[] = [];

/** Gives the issues of one stretch after the other; stretches and issues come in their order. */
function walk(issues: readonly DocumentIssue[]) {
  let next = 0;
  return (from: number, to: number): DocumentIssue[] => {
    while ((issues[next]?.start ?? to) < from) next += 1;
    const first = next;
    while ((issues[next]?.start ?? Infinity) <= to) next += 1;
    return issues.slice(first, next);
  };
}

/** Sends what has changed to the worker and shows what comes back. */
export function createCheckSession(options: CheckSessionOptions): CheckSession {
  const { surface } = options;
  const state = createStore<CheckState>({
    status: 'idle',
    issues: [],
    names: NO_NAMES,
    language: undefined,
    foreign: 'none',
    missing: [],
  });
  const answers = new ParagraphAnswers();
  const asked = new Set<string>();
  let choice = options.choice;
  let sample = '';
  /** What short paragraphs were taken for, once the worker has said so. */
  let documentLanguage: Locale | undefined;
  let generation = 0;
  let givenUp = false;
  let unloaded = false;
  let lastDrawn = 0;
  let checkTimer: ReturnType<typeof setTimeout> | undefined;
  let drawTimer: ReturnType<typeof setTimeout> | undefined;
  const tries = createRepeatedTries(askAgain);

  const client = createCheckerClient({
    startWorker: options.startWorker,
    isWaiting: () => asked.size > 0,
    onChecked(paragraph, of) {
      if (of !== generation) return;
      answers.add(paragraph);
      if (paragraph.complete) asked.delete(paragraph.text);
      drawSoon();
    },
    onDocumentLanguage(language, of) {
      if (of !== generation || language === documentLanguage) return;
      const isChange = documentLanguage !== undefined;
      documentLanguage = language;
      if (isChange) checkAnew();
    },
    onParagraphFailed(text, missing, of) {
      if (of !== generation) return;
      asked.delete(text);
      answers.fail(text, missing);
      drawSoon();
    },
    onNotStarted() {
      unloaded = true;
      asked.clear();
      draw();
    },
    onDied() {
      log('error', 'Checker died');
      asked.clear();
      checkNow();
    },
    onRestarted: options.onRestarted,
    onGivenUp() {
      log('fatal', 'Checker given up');
      givenUp = true;
      asked.clear();
      draw();
    },
  });

  function status(paragraphs: readonly string[]): CheckStatus {
    if (unloaded) return 'unloaded';
    return givenUp ? 'failed' : answers.statusOf(paragraphs);
  }

  /** The list of before where it is the same: what shows it is not drawn again. */
  function namesIn(placed: readonly PlacedParagraph[], filter: IssueFilter): readonly string[] {
    const known = state.get().names;
    const names = takenNames(
      placed.map(({ paragraph }) => paragraph),
      filter,
    );
    const isSame = names.length === known.length && names.every((name, i) => name === known[i]);
    return isSame ? known : names;
  }

  /** Asks once more for what is missing. What is shown stays. */
  function askAgain() {
    tries.cancel();
    unloaded = false;
    answers.reopenLacking();
    checkNow();
  }

  function askAgainLater() {
    if (state.get().status === 'checked') tries.succeeded();
    if (isLacking(state.get().status) && !givenUp) tries.schedule();
  }

  /** Nothing has no language; what has words keeps what was last known of it until they are checked. */
  function languagesOf(
    texts: readonly string[],
    placed: readonly PlacedParagraph[],
    fallback: Locale,
  ): Pick<CheckState, 'language' | 'foreign'> {
    if (texts.every(isBlank)) return { language: undefined, foreign: 'none' };
    const checked = placed.filter(({ paragraph: { text } }) => !isBlank(text) && answers.get(text));
    if (checked.length === 0) {
      const { language, foreign } = state.get();
      return { language: answers.statusOf(texts) === 'failed' ? undefined : language, foreign };
    }
    const foreign = foreignShare(checked.map(({ paragraph }) => paragraph));
    const language = foreign === 'all' ? undefined : mainLanguage(checked, fallback);
    return { language, foreign };
  }

  function draw() {
    clearTimeout(drawTimer);
    drawTimer = undefined;
    lastDrawn = Date.now();
    const texts = surface.paragraphs();
    const shownFrom = walk(surface.shown());
    const fallback = state.get().language ?? choice.fallback;
    const placed: PlacedParagraph[] = [];
    let start = 0;
    for (const text of texts) {
      const paragraph =
        answers.get(text) ??
        interimParagraph(text, start, shownFrom(start, start + text.length), fallback);
      placed.push({ start, paragraph });
      start += text.length + 1;
    }
    const { filter, dismissed } = options.hidden();
    const issues = assembleDocument(placed, filter).filter((issue) => !dismissed.has(issue.id));
    surface.show(issues);
    const { language, foreign } = languagesOf(texts, placed, fallback);
    surface.showLanguages?.(placed, language);
    const listed = issues.map((issue) => listedIssue(issue, surface.slice));
    state.set({
      status: status(texts),
      issues: listed,
      names: namesIn(placed, filter),
      language,
      foreign,
      missing: answers.missingIn(texts),
    });
    askAgainLater();
  }

  function drawSoon() {
    const rest = lastDrawn + DRAW_EVERY_MS - Date.now();
    drawTimer ??= setTimeout(draw, Math.max(DRAW_AFTER_MS, rest));
  }

  function checkNow() {
    clearTimeout(checkTimer);
    checkTimer = undefined;
    if (givenUp || unloaded) return draw();
    const texts = surface.paragraphs();
    const present = new Set(texts);
    const forget = [...asked].filter((text) => !present.has(text));
    const wanted = inOrderOfNeed(
      texts,
      surface.visible(),
      (text) => asked.has(text) || answers.isSettled(text),
    );
    for (const text of forget) asked.delete(text);
    for (const text of wanted) asked.add(text);
    answers.prune(present);
    const sampled = sample;
    sample = languageSample(texts.join('\n'));
    // The language of the document may change with what is deleted, too, even before the first answer.
    const mayDiffer = (documentLanguage !== undefined || asked.size > 0) && sample !== sampled;
    if (wanted.length > 0 || mayDiffer)
      client.check({ generation, choice, sample, paragraphs: wanted, forget });
    draw();
  }

  function checkAnew() {
    generation += 1;
    answers.clear();
    asked.clear();
    checkNow();
  }

  return {
    state,
    checkNow,
    prepare() {
      if (state.get().status !== 'idle') return;
      client.load(choice.language === 'auto' ? choice.fallback : choice.language);
    },
    redraw: draw,
    examples: client.examples,
    summarize: client.summarize,
    changed() {
      clearTimeout(checkTimer);
      checkTimer = setTimeout(checkNow, CHECK_AFTER_MS);
      const { status: current } = state.get();
      if (current === 'idle' || current === 'checked' || current === 'incomplete')
        state.update((now) => ({ ...now, status: 'checking' }));
    },
    setChoice(next) {
      choice = next;
      documentLanguage = undefined;
      checkAnew();
    },
    retry() {
      client.retry();
      givenUp = false;
      asked.clear();
      askAgain();
    },
    resume() {
      if (isLacking(state.get().status) && !givenUp) askAgain();
    },
    dispose() {
      tries.cancel();
      clearTimeout(checkTimer);
      clearTimeout(drawTimer);
      client.dispose();
    },
  };
}
