import { describe, expect, it } from '@jest/globals';
import { usedKeys } from './translation-uses.mjs';

const uses = (files: Readonly<Record<string, string>>, entries = {}) =>
  usedKeys(new Map(Object.entries(files)), entries);
const using = (text: string) => uses({ 'a.ts': text });

describe('a key', () => {
  it('is used by who names it with its namespace', () => {
    const isUsed = using("t('home:old'); t(`home:words`)");
    expect(isUsed('home', 'old')).toBe(true);
    expect(isUsed('home', 'words')).toBe(true);
    expect(isUsed('auth', 'old')).toBe(false);
  });

  it.each([
    "const { t } = useTranslation('home');",
    "const { t } = useTranslation(['home', 'auth']);",
    "type Translate = ReturnType<typeof useTranslation<'home'>>['t'];",
    "const KEYS: Record<string, ParseKeys<'home'>> = {};",
    "const t = instance.getFixedT(null, 'home');",
    "import en from '@tercet/i18n/locales/en/home.json' with { type: 'json' };",
  ])('is used by who says whose keys these are: %s', (text) => {
    const isUsed = using(`${text} t('hero.intro')`);
    expect(isUsed('home', 'hero.intro')).toBe(true);
    expect(isUsed('home', 'hero.note')).toBe(false);
    expect(isUsed('auth', 'hero.intro')).toBe(false);
    expect(isUsed('grammar', 'hero.intro')).toBe(false);
  });

  it('is used by a list beside what says it, and by a helper that is given `t`', () => {
    const isUsed = uses({
      'web/page.tsx': "import { ROWS } from './rows'; useTranslation('home'); t(ROWS[0])",
      'web/rows.ts': "import { word } from './word'; export const ROWS = ['rows.first'];",
      'web/word.ts': "export const word = (t) => t('far');",
    });
    expect(isUsed('home', 'rows.first')).toBe(true);
    expect(isUsed('auth', 'rows.first')).toBe(false);
    expect(isUsed('home', 'far')).toBe(false);
  });

  it('is used by a mail, and by who takes a sentence out of its file', () => {
    expect(using("from '@tercet/i18n/mails'; t('hello')")('mails', 'hello')).toBe(true);
    expect(using("const { lost } = read(locale, 'html')")('html', 'lost')).toBe(true);
  });
});

describe('a template', () => {
  const page = "useTranslation('grammar'); QUESTIONS.map((q) => t(`faq.${q}.${part}`));";
  const PARTS = "part === 'q' || part === 'a';";

  it('stands for the words of its own file', () => {
    const isUsed = using(`const QUESTIONS = ['how', 'why']; ${PARTS} ${page}`);
    expect(isUsed('grammar', 'faq.how.q')).toBe(true);
    expect(isUsed('grammar', 'faq.why.a')).toBe(true);
    expect(isUsed('grammar', 'faq.dead.q')).toBe(false);
    expect(isUsed('spelling', 'faq.how.q')).toBe(false);
  });

  it('stands for those of what it imports, of what imports it, and of what shares a type with it', () => {
    const isUsed = uses(
      {
        'web/page.tsx': `import { QUESTIONS } from '@tercet/lists'; import type { Part } from './part'; ${page}`,
        'web/route.tsx': "const page = import('./page'); show('asked')",
        'web/part.ts': "type Part = 'q' | 'a'",
        'web/other.ts': "import { type Part } from './part'; say('shared')",
        'web/apart.ts': "say('foreign')",
        'libs/lists/index.ts': "export * from './questions'",
        'libs/lists/questions.ts': "const QUESTIONS = { how: 1, 'why-so': 2 }",
      },
      { '@tercet/lists': 'libs/lists/index.ts' },
    );
    for (const question of ['how', 'why-so', 'asked', 'shared']) {
      expect([question, isUsed('grammar', `faq.${question}.q`)]).toEqual([question, true]);
    }
    expect(isUsed('grammar', 'faq.foreign.q')).toBe(false);
  });

  it('has a namespace of its own, and more than one hole without a point between them', () => {
    const isUsed = using("t(`plans:switch.${what}${rhythm}`); ['open', 'Yearly']");
    expect(isUsed('plans', 'switch.openYearly')).toBe(true);
    expect(isUsed('plans', 'switch.openMonthly')).toBe(false);
  });

  it('does not stand for every key', () => {
    const isUsed = using("useTranslation('home'); ['home', 'title']; t(`${namespace}:${key}`)");
    expect(isUsed('home', 'codes.LATE')).toBe(false);
    expect(using('t(`${namespace}:${key}`)')('home', 'title')).toBe(false);
  });
});
