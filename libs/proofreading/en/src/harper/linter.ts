import type { Variant } from '@tercet/contracts';
import type { Lint, LocalLinter } from 'harper.js';
import { OFF } from './rule-levels';

/** A lint, copied out of the WebAssembly memory. Positions in UTF-16 code units of the text given. */
export interface HarperLint {
  /** Harper's name of the rule, such as `AnA`. */
  readonly rule: string;
  readonly kind: string;
  readonly message: string;
  readonly start: number;
  readonly end: number;
  readonly suggestions: readonly {
    readonly kind: 'replace' | 'remove' | 'insertAfter';
    readonly text: string;
  }[];
}

export interface HarperLinter {
  lint(text: string, variant: Variant): Promise<HarperLint[]>;
}

/** Milliseconds of work after which the thread gets to hear its other messages: calls into Harper block. */
const MAX_BLOCKING_MS = 30;
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

const SUGGESTION_KINDS = ['replace', 'remove', 'insertAfter'] as const;

/**
 * Harper, loaded at the first call: 16 MB of WebAssembly, which every linter shares.
 * Each dialect has a linter of its own, because switching one over costs more than keeping two.
 */
export function createHarperLinter(): HarperLinter {
  const linters = new Map<Variant, Promise<LocalLinter>>();
  let yieldedAt = performance.now();
  let last: Promise<unknown> = Promise.resolve();

  const linterOf = (variant: Variant): Promise<LocalLinter> => {
    let linter = linters.get(variant);
    if (!linter) {
      linter = load(variant);
      linters.set(variant, linter);
    }
    return linter;
  };

  const lintNow = async (text: string, variant: Variant): Promise<HarperLint[]> => {
    if (performance.now() - yieldedAt > MAX_BLOCKING_MS) {
      await nextTask();
      yieldedAt = performance.now();
    }
    try {
      const linter = await linterOf(variant);
      const byRule = await linter.organizedLints(text, { language: 'plaintext' });
      return Object.entries(byRule).flatMap(([rule, lints]) =>
        lints.map((lint) => copy(rule, lint)),
      );
    } catch (error) {
      // After a panic the instance cannot be trusted; the next call starts a new one.
      linters.delete(variant);
      throw error;
    }
  };

  return {
    lint(text, variant) {
      const answer = last.then(() => lintNow(text, variant));
      last = answer.catch(() => undefined);
      return answer;
    },
  };
}

async function load(variant: Variant): Promise<LocalLinter> {
  const [{ createBinaryModuleFromUrl, Dialect, LocalLinter }, { slimBinary }] = await Promise.all([
    import('harper.js'),
    import('harper.js/slimBinary'),
  ]);
  const dialects: Partial<Record<Variant, number>> = {
    'en-US': Dialect.American,
    'en-GB': Dialect.British,
    'en-CA': Dialect.Canadian,
    'en-AU': Dialect.Australian,
  };
  // A module of its own for each try: one that could not be loaded once stays so. And loaded before the linter asks for
  // it, because the linter's own first request is one that nobody waits for, whose failure nobody could catch.
  const binary = createBinaryModuleFromUrl(String(slimBinary.url), slimBinary.glueFlavor);
  await binary.setup();
  const linter = new LocalLinter({
    binary,
    dialect: dialects[variant] ?? Dialect.American,
  });
  await linter.setup();
  const config = await linter.getLintConfig();
  const known = OFF.filter((rule) => rule in config);
  await linter.setLintConfig({
    ...config,
    ...Object.fromEntries(known.map((rule) => [rule, false])),
  });
  return linter;
}

function copy(rule: string, lint: Lint): HarperLint {
  const span = lint.span();
  const suggestions = lint.suggestions();
  const copied: HarperLint = {
    rule,
    kind: lint.lint_kind(),
    message: lint.message(),
    start: span.start,
    end: span.end,
    suggestions: suggestions.map((suggestion) => ({
      kind: SUGGESTION_KINDS[suggestion.kind()],
      text: suggestion.get_replacement_text(),
    })),
  };
  for (const handle of [span, ...suggestions, lint]) handle.free();
  return copied;
}
