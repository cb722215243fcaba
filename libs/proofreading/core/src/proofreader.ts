import { isLocale, type Locale } from '@tercet/contracts';
import type { PlacedParagraph } from './assemble';
import type { CheckedParagraph, LanguageChoice, Proofreader } from './check';
import { toCheckResult } from './check-result';
import { loadDetector, type Detector } from './detect';
import type { LanguagePack, OnPartError, PackLoader } from './language-pack';
import { languageSample } from './language-sample';
import { LruCache } from './lru-cache';
import { checkParagraphOnce } from './paragraph-check';
import { splitParagraphs } from './paragraphs';
import { blankToProse } from './prose';
import { withoutQuotations } from './quotations';
import { likelierLanguage } from './stretch-language';
import { exercise, loadEngines } from './warm-up';

const DEFAULT_CACHE_SIZE = 2_000;
const CACHE_CHARACTERS = 2_000_000;

export interface ProofreaderOptions {
  readonly packs: Readonly<Record<Locale, PackLoader>>;
  /** Paragraphs whose answers are kept. */
  readonly cacheSize?: number;
  /** Told of every checker and rule that throws. The check itself goes on without it. */
  readonly onError?: OnPartError;
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
    const language = (await detector()).detect(withoutQuotations(languageSample(text)));
    return language === 'foreign' ? undefined : language;
  };

  const documentLanguage: Proofreader['documentLanguage'] = async (sample, choice) => {
    if (choice.language !== 'auto') return choice.language;
    const detected = (await detect(sample)) ?? choice.fallback;
    return likelierLanguage(sample, detected, choice.fallback, loadPack);
  };

  const checkStretch: Proofreader['checkStretch'] = async (text, choice) => {
    // Equal paragraphs are checked once, whether or not answers are kept.
    const own = new Map<string, CheckedParagraph>();
    const paragraphs: PlacedParagraph[] = [];
    for (const { start, end } of splitParagraphs(text)) {
      const line = text.slice(start, end);
      const paragraph = own.get(line) ?? (await checkParagraph(line, choice));
      own.set(line, paragraph);
      paragraphs.push({ start, paragraph });
    }
    const used = new Set(
      paragraphs.flatMap(({ paragraph }) => paragraph.languages.map((l) => l.language)),
    );
    const versions = await Promise.all(
      [...used].map(async (language) => [language, (await loadPack(language)).version] as const),
    );
    return { paragraphs, versions: Object.fromEntries(versions) };
  };

  const check: Proofreader['check'] = async (text, choice, filter) => {
    const startedAt = performance.now();
    const prose = blankToProse(text);
    const fallback = await documentLanguage(languageSample(prose), choice);
    const stretch = await checkStretch(prose, { ...choice, fallback });
    const result = toCheckResult([stretch], { length: text.length, fallback }, filter);
    return { ...result, elapsedMs: performance.now() - startedAt };
  };

  const load: Proofreader['load'] = (language) => loadEngines(language, { loadPack, onError });

  const warmUp: Proofreader['warmUp'] = async (language, rest) => {
    await load(language);
    await exercise(language, { loadPack, onError }, rest);
  };

  const examples: Proofreader['examples'] = async (ruleId) => {
    const language = ruleId.split('/')[0];
    if (!isLocale(language)) return [];
    return (await loadPack(language)).examples?.(ruleId) ?? [];
  };

  return {
    check,
    checkStretch,
    checkParagraph,
    documentLanguage,
    detect,
    examples,
    load,
    warmUp,
  };
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
