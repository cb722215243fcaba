import type { Locale } from '@tercet/contracts';
import { assembleDocument, mainLanguage, type PlacedParagraph } from './assemble';
import type { CheckedParagraph, CheckResult, LanguageChoice, Proofreader } from './check';
import { loadDetector, type Detector } from './detect';
import { fingerprint } from './hash';
import type { LanguagePack, PackLoader } from './language-pack';
import { languageSample } from './language-sample';
import { LruCache } from './lru-cache';
import { checkParagraphOnce } from './paragraph-check';
import { splitParagraphs } from './paragraphs';
import { WARM_UP_TEXTS } from './warm-up-texts';

/** Raised by hand when the engine itself or the speller answers differently; packs have versions of their own. */
const CORE_VERSION = '4';
const DEFAULT_CACHE_SIZE = 2_000;
const CACHE_CHARACTERS = 2_000_000;

export interface ProofreaderOptions {
  readonly packs: Readonly<Record<Locale, PackLoader>>;
  /** Paragraphs whose answers are kept. */
  readonly cacheSize?: number;
  /** Told of every checker that throws. The check itself goes on without it. */
  readonly onError?: (error: unknown, checkerId: string) => void;
  /** Loads the language detector; only texts of language `auto` need it. */
  readonly loadDetector?: () => Promise<Detector>;
}

interface Run {
  firstWave?: CheckedParagraph;
  readonly listeners: ((paragraph: CheckedParagraph) => void)[];
  readonly done: Promise<CheckedParagraph>;
}

/**
 * Builds the engine over the given language packs, each loaded when first needed.
 * A pack that cannot be loaded rejects the check, and the next check tries again.
 */
export function createProofreader(options: ProofreaderOptions): Proofreader {
  const packs = new Map<Locale, Promise<LanguagePack>>();
  const cache = new LruCache<CheckedParagraph>(
    options.cacheSize ?? DEFAULT_CACHE_SIZE,
    CACHE_CHARACTERS,
  );
  const running = new Map<string, Run>();
  const onError = options.onError ?? (() => undefined);
  const detector = options.loadDetector ?? loadDetector;

  const loadPack = (language: Locale): Promise<LanguagePack> => {
    let pack = packs.get(language);
    if (!pack) {
      pack = options.packs[language]();
      packs.set(language, pack);
      pack.catch(() => packs.delete(language));
    }
    return pack;
  };

  /** One listener's failure is not the others'. */
  const tell = (listener: Run['listeners'][number], paragraph: CheckedParagraph): void => {
    try {
      listener(paragraph);
    } catch (error) {
      onError(error, 'first-wave-listener');
    }
  };

  const checkParagraph: Proofreader['checkParagraph'] = (text, choice, onFirstWave) => {
    const key = cacheKey(text, choice);
    const known = cache.get(key);
    if (known) return Promise.resolve(known);
    let run = running.get(key);
    if (!run) {
      run = start(text, choice, key);
      running.set(key, run);
    }
    if (onFirstWave) {
      if (run.firstWave) tell(onFirstWave, run.firstWave);
      else run.listeners.push(onFirstWave);
    }
    return run.done;
  };

  const start = (text: string, choice: LanguageChoice, key: string): Run => {
    const listeners: Run['listeners'] = [];
    const work = async () => {
      if (text.trim() === '') return blank(text, choice);
      const { paragraph, sound } = await checkParagraphOnce(text, choice, {
        detector: choice.language === 'auto' ? await detector() : undefined,
        loadPack,
        onError,
        onFirstWave: (first) => {
          run.firstWave = first;
          for (const listener of listeners) tell(listener, first);
        },
      });
      if (sound) cache.set(key, paragraph);
      return paragraph;
    };
    const run: Run = { listeners, done: work().finally(() => running.delete(key)) };
    return run;
  };

  const detect: Proofreader['detect'] = async (text) => {
    const language = (await detector()).detect(languageSample(text));
    return language === 'foreign' ? undefined : language;
  };

  const documentLanguage: Proofreader['documentLanguage'] = async (sample, choice) => {
    if (choice.language !== 'auto') return choice.language;
    return (await detect(sample)) ?? choice.fallback;
  };

  const check: Proofreader['check'] = async (text, choice, filter) => {
    const startedAt = performance.now();
    const fallback = await documentLanguage(languageSample(text), choice);
    const own = { ...choice, fallback };
    const placed: PlacedParagraph[] = [];
    for (const span of splitParagraphs(text)) {
      const paragraph = await checkParagraph(text.slice(span.start, span.end), own);
      placed.push({ start: span.start, paragraph });
    }
    const used = new Set(
      placed.flatMap(({ paragraph }) => paragraph.languages.map((l) => l.language)),
    );
    return {
      language: mainLanguage(placed, fallback),
      issues: assembleDocument(placed, filter),
      languages: languageRuns(placed, text.length),
      engineVersion: await versionOf(used),
      elapsedMs: performance.now() - startedAt,
    };
  };

  const versionOf = async (languages: ReadonlySet<Locale>): Promise<string> => {
    const versions = await Promise.all(
      [...languages].sort().map(async (l) => `${l}:${(await loadPack(l)).version}`),
    );
    return `${CORE_VERSION}-${fingerprint(versions.join(' '))}`;
  };

  const warmUp: Proofreader['warmUp'] = async (language, variant) => {
    const variants = variant && { [language]: variant };
    await checkParagraph(WARM_UP_TEXTS[language], { language, fallback: language, variants });
  };

  return { check, checkParagraph, documentLanguage, detect, warmUp };
}

/** Everything that the answer depends on; packs do not change while a proofreader lives. */
function cacheKey(text: string, { language, fallback, variants }: LanguageChoice): string {
  const shownFallback = language === 'auto' ? fallback : '';
  return [
    language,
    shownFallback,
    variants?.en ?? '',
    variants?.fr ?? '',
    variants?.es ?? '',
    text,
  ].join('|');
}

function blank(text: string, choice: LanguageChoice): CheckedParagraph {
  const language = choice.language === 'auto' ? choice.fallback : choice.language;
  const languages = text === '' ? [] : [{ start: 0, end: text.length, language }];
  return { text, language, languages, issues: [], complete: true };
}

/** Line ends and blank paragraphs belong to the run before them. */
function languageRuns(
  placed: readonly PlacedParagraph[],
  length: number,
): CheckResult['languages'] {
  const runs: { start: number; end: number; language: Locale }[] = [];
  for (const { start, paragraph } of placed) {
    if (paragraph.text.trim() === '') continue;
    for (const span of paragraph.languages) {
      const last = runs.at(-1);
      if (last?.language === span.language) continue;
      if (last) last.end = start + span.start;
      runs.push({ start: last ? start + span.start : 0, end: length, language: span.language });
    }
  }
  return runs;
}
