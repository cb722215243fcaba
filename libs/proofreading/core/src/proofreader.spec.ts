import { describe, expect, it, jest } from '@jest/globals';
import type { Locale } from '@tercet/contracts';
import type { CheckedParagraph, LanguageChoice } from './check';
import type { Checker, LanguagePack, Likeness, PackLoader, Passage } from './language-pack';
import { createProofreader, type ProofreaderOptions } from './proofreader';
import { testIssue } from './testing/test-issue';

const words = { en: 'Wrong.', fr: 'Faux !', es: 'Mal.' };

/** Reports every "bad" of a passage. */
function findBad(language: Locale, id: string, wave: 1 | 2): Checker {
  return {
    id,
    wave,
    check: jest.fn((passage: Passage) =>
      [...passage.text.matchAll(/bad/g)].map(({ index }) =>
        testIssue(
          { start: index, end: index + 3 },
          {
            ruleId: `${language}/${id}`,
            suggestions: ['good'],
            message: words,
            explanation: words,
          },
        ),
      ),
    ),
  };
}

function pack(language: Locale, ...checkers: Checker[]): PackLoader {
  return () => Promise.resolve({ language, version: '1', checkers });
}

function setUp(
  packs: Partial<Record<Locale, PackLoader>>,
  options: Partial<ProofreaderOptions> = {},
) {
  const all = { en: pack('en'), fr: pack('fr'), es: pack('es'), ...packs };
  return createProofreader({ packs: all, ...options });
}

const english = { language: 'en', fallback: 'en' } as const;
const auto = { language: 'auto', fallback: 'en' } as const;

describe('createProofreader', () => {
  it('places issues in texts with emoji, either line end and blank lines', async () => {
    const proofreader = setUp({ en: pack('en', findBad('en', 'speller', 1)) });
    const text = '😀 bad\r\n\r\nnot\nA 👩‍👩‍👧 bad, e\u0301 bad';
    const { issues } = await proofreader.check(text, english);
    expect(issues.map(({ start, end }) => text.slice(start, end))).toEqual(['bad', 'bad', 'bad']);
    expect(issues.map(({ language }) => language)).toEqual(['en', 'en', 'en']);
    expect(issues[0]?.message).toEqual({ ...words, fr: 'Faux\u202F!' });
  });

  it('leaves fenced code alone, whatever lines it has', async () => {
    const proofreader = setUp({ en: pack('en', findBad('en', 'speller', 1)) });
    const text = 'A bad line.\n```\nbad --bad\n```\nAnd bad.';
    const { issues } = await proofreader.check(text, english);
    expect(issues.map(({ start }) => start)).toEqual([2, text.lastIndexOf('bad')]);
  });

  it('checks each sentence in its own language', async () => {
    const seen: [Locale, string, string][] = [];
    const spy = (language: Locale): PackLoader =>
      pack(language, {
        id: 'spy',
        wave: 1,
        check: ({ text, variant }) => {
          seen.push([language, variant, text]);
          return [];
        },
      });
    const proofreader = setUp({ en: spy('en'), fr: spy('fr'), es: spy('es') });
    const text =
      'The committee met again on Monday morning. Personne ne savait encore ce qui allait se passer. ' +
      'Nobody had told the members what they were going to hear. Yes.\n' +
      'Los niños jugaban en el parque toda la tarde.\nDas Wetter ist heute in ganz Deutschland sehr schön.';
    const { language, languages } = await proofreader.check(text, {
      ...auto,
      variants: { en: 'en-GB' },
    });
    expect(seen).toEqual([
      ['en', 'en-GB', 'The committee met again on Monday morning. '],
      ['fr', 'fr-FR', 'Personne ne savait encore ce qui allait se passer. '],
      ['en', 'en-GB', 'Nobody had told the members what they were going to hear. Yes.'],
      ['es', 'es-ES', 'Los niños jugaban en el parque toda la tarde.'],
    ]);
    expect(language).toBe('en');
    expect(languages.map((run) => run.language)).toEqual(['en', 'fr', 'en', 'es', 'en']);
    expect(languages.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
  });

  it('takes short sentences for the language of the document', async () => {
    const proofreader = setUp({});
    const text = 'La réunion de demain est reportée à la semaine prochaine.\nMerci.\nParis, Lyon.';
    const { languages } = await proofreader.check(text, auto);
    expect(languages).toEqual([{ start: 0, end: text.length, language: 'fr' }]);
    expect(await proofreader.detect('Merci.')).toBeUndefined();
    expect(
      await proofreader.detect('Das Wetter ist heute in ganz Deutschland sehr schön.'),
    ).toBeUndefined();
    expect(await proofreader.detect(text)).toBe('fr');
  });

  it('takes a short line for the language that all of its words belong to', async () => {
    const knowing = (language: Locale, words: string): PackLoader => {
      const known = new Set(words.split(' '));
      const load = {
        language,
        version: '1',
        checkers: [],
        knows: (word: string) => known.has(word),
      };
      return jest.fn(() => Promise.resolve(load));
    };
    const fr = knowing('fr', 'Bonne journée Merci pain');
    const es = knowing('es', 'Hola');
    const en = knowing('en', 'pain Thanks Bread');
    const languagesOf = async (text: string, fallback: Locale) => {
      const proofreader = setUp({ en, fr, es });
      const { language } = await proofreader.checkParagraph(text, { language: 'auto', fallback });
      return language;
    };
    expect(await languagesOf('Bonne journée !', 'en')).toBe('fr');
    expect(await languagesOf('Merci Anna', 'en')).toBe('fr');
    expect(await languagesOf('Bonne jourmée', 'en')).toBe('en');
    expect(await languagesOf('pain', 'en')).toBe('en');
    expect(await languagesOf('Thanks!', 'fr')).toBe('en');
    expect(es).not.toHaveBeenCalled();
  });

  /** A language that knows the given words and reports each "bad". */
  const knowing = (language: Locale, words: string): PackLoader => {
    const known = new Set(words.split(' '));
    const checkers = [findBad(language, 'speller', 1)];
    const knows = (word: string) => known.has(word);
    return () => Promise.resolve({ language, version: '1', checkers, knows });
  };

  it('takes a short sentence with a slip for the language that knows more of it', async () => {
    const en = knowing('en', 'The colours match Our menus change');
    const fr = knowing('fr', 'match menus change');
    const text = 'The colours dont match. Our menus dont change.';
    const { languages } = await setUp({ en, fr }).check(text, auto);
    expect(languages).toEqual([{ start: 0, end: text.length, language: 'en' }]);
  });

  it('takes three words with a slip for the language that knows the others', async () => {
    const fr = knowing('fr', 'Les enfants jouent dans le jardin de la maison');
    const text = 'The teh cat. Les enfants jouent dans le jardin de la maison.';
    const languagesFor = async (english: string) => {
      const { languages } = await setUp({ en: knowing('en', english), fr }).check(text, auto);
      return languages.map(({ language }) => language);
    };
    expect(await languagesFor('The cat')).toEqual(['en', 'fr']);
    expect(await languagesFor('The')).toEqual(['fr']);
  });

  it('names the sentences that are in none of its languages, and checks what is only misspelled', async () => {
    const reading = (likeness: Likeness): PackLoader => {
      const checkers = [findBad('en', 'speller', 1)];
      return () =>
        Promise.resolve({ language: 'en', version: '1', checkers, likeness: () => likeness });
    };
    const german = 'Das Wetter ist heute in ganz Deutschland nicht bad.';
    const english = 'This is a bad letter that somebody wrote in the office. ';
    const read = async (text: string, likeness: Likeness, choice: LanguageChoice = auto) => {
      const proofreader = setUp({ en: reading(likeness) });
      const { issues, unchecked } = await proofreader.checkParagraph(text, choice);
      return { found: issues.length, unchecked };
    };
    const [start, end] = [english.length, english.length + german.length];
    expect(await read(english + german, 'own')).toEqual({ found: 1, unchecked: [{ start, end }] });
    expect(await read(german, 'misspelled')).toEqual({ found: 1, unchecked: undefined });
    expect(await read(english, 'foreign')).toEqual({
      found: 0,
      unchecked: [{ start: 0, end: english.length }],
    });
    const chosen = { language: 'en', fallback: 'en' } as const;
    expect(await read(german, 'foreign', chosen)).toEqual({ found: 1, unchecked: undefined });
  });

  it('takes a short sentence after one of another language for that language’s, if it is not its own', async () => {
    const german = 'Das Wetter ist heute in ganz Deutschland nicht schön. ';
    const proofreader = setUp({ en: knowing('en', 'We go home soon now') });
    const uncheckedIn = async (text: string) =>
      (await proofreader.checkParagraph(text, auto)).unchecked?.map(({ end }) => end);
    expect(await uncheckedIn(`${german}Wir gehen bald heim.`)).toEqual([
      german.length,
      german.length + 20,
    ]);
    expect(await uncheckedIn(`${german}We go home soon.`)).toEqual([german.length]);
    // Misspelled, and no more like German than like English.
    expect(await uncheckedIn(`${german}Helo wrld.`)).toEqual([german.length]);
    const english = 'We go home soon now. ';
    expect(await uncheckedIn(`${english}${german}Wir gehen bald heim.`)).toEqual([
      english.length + german.length,
      english.length + german.length + 20,
    ]);
    const knowsIt = setUp({ en: knowing('en', 'Wir gehen bald heim') });
    const { unchecked } = await knowsIt.checkParagraph(`${german}Wir gehen bald heim.`, auto);
    expect(unchecked?.map(({ end }) => end)).toEqual([german.length]);
  });

  it('takes a lone greeting for one that a text in any language may open with', async () => {
    const en = knowing('en', 'We are going to be home soon');
    const proofreader = setUp({ en, es: knowing('es', 'Hola') });
    const { languages } = await proofreader.checkParagraph(
      'Hola! We are going to be home soon.',
      auto,
    );
    expect(languages.map(({ language }) => language)).toEqual(['en']);
  });

  it('takes other letters than ours for another language', async () => {
    const { unchecked } = await setUp({}).checkParagraph('Погода.', auto);
    expect(unchecked).toEqual([{ start: 0, end: 7 }]);
    expect((await setUp({}).checkParagraph('你好。', auto)).unchecked).toHaveLength(1);
    for (const formula of ['π = 3', 'Δx is small', 'It costs 3 μm.'])
      expect((await setUp({}).checkParagraph(formula, auto)).unchecked).toBeUndefined();
  });

  it('checks what it can of a paragraph where one of its languages cannot be loaded', async () => {
    const offline = jest.fn(() => Promise.reject(new Error('no network')));
    const en = knowing('en', 'This is a letter that somebody wrote in the office about');
    const text = 'This is a bad letter that somebody wrote in the office. ';
    const french = 'La réunion de demain est reportée à la semaine prochaine, bad.';
    for (const fallback of ['en', 'fr'] as const) {
      const proofreader = setUp({ en, fr: offline });
      const check = () => proofreader.checkParagraph(text + french, { language: 'auto', fallback });
      const paragraph = await check();
      expect(paragraph.issues.map(({ start }) => start)).toEqual([text.indexOf('bad')]);
      expect(paragraph.missingLanguages).toEqual(['fr']);
      // Nothing of it is kept: the next check tries again.
      const tried = offline.mock.calls.length;
      await check();
      expect(offline.mock.calls.length).toBeGreaterThan(tried);
      await expect(
        proofreader.checkParagraph(french, { language: 'auto', fallback }),
      ).rejects.toThrow('no network');
    }
  });

  it('tells the first wave before the second one answers', async () => {
    let release = () => undefined as void;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const late = findBad('en', 'late', 2);
    const slow: Checker = { ...late, check: (passage) => gate.then(() => late.check(passage)) };
    const proofreader = setUp({ en: pack('en', findBad('en', 'early', 1), slow) });
    const waves: CheckedParagraph[] = [];
    const done = proofreader.checkParagraph('a bad day', english, (first) => {
      waves.push(first);
      release();
    });
    const paragraph = await done;
    expect(waves.map(({ complete, issues }) => [complete, issues.map((i) => i.ruleId)])).toEqual([
      [false, ['en/early']],
    ]);
    expect(paragraph.complete).toBe(true);
    expect(paragraph.issues.map((i) => i.ruleId)).toEqual(['en/early', 'en/late']);
    const { issues } = await proofreader.check('a bad day', english);
    expect(issues.map((i) => i.ruleId)).toEqual(['en/early']);
  });

  it('checks an unchanged paragraph once, and again in another variant', async () => {
    const checker = findBad('en', 'speller', 1);
    const proofreader = setUp({ en: pack('en', checker) });
    await proofreader.check('a bad day\nfine', english);
    await proofreader.check('fine\nnew\na bad day', english);
    expect(checker.check).toHaveBeenCalledTimes(3);
    await proofreader.check('fine', { ...english, variants: { en: 'en-GB' } });
    expect(checker.check).toHaveBeenCalledTimes(4);
  });

  it('checks equal paragraphs of a text once, though it keeps no answers', async () => {
    const checker = findBad('en', 'speller', 1);
    const proofreader = setUp({ en: pack('en', checker) }, { cacheSize: 0 });
    const { issues } = await proofreader.check('a bad day\n\na bad day\na bad day', english);
    expect(issues.map(({ start }) => start)).toEqual([2, 13, 23]);
    expect(checker.check).toHaveBeenCalledTimes(1);
  });

  it('forgets the paragraphs used least recently', async () => {
    const checker = findBad('en', 'speller', 1);
    const proofreader = setUp({ en: pack('en', checker) }, { cacheSize: 2 });
    for (const text of ['one', 'two', 'one', 'three', 'one', 'two'])
      await proofreader.check(text, english);
    expect(checker.check).toHaveBeenCalledTimes(4);
  });

  it('lets identical requests share one run, each hearing of the first wave', async () => {
    const checker = findBad('en', 'early', 1);
    const proofreader = setUp({ en: pack('en', checker, findBad('en', 'late', 2)) });
    const heard = jest.fn();
    const run = () => proofreader.checkParagraph('a bad day', english, heard);
    const [one, two] = await Promise.all([run(), run()]);
    expect(one).toBe(two);
    expect(heard).toHaveBeenCalledTimes(2);
    expect(checker.check).toHaveBeenCalledTimes(1);
  });

  it('goes on without a checker that throws or reports outside the text, says so, and tries it again', async () => {
    const failing: Checker = {
      id: 'failing',
      wave: 1,
      check: () => {
        throw new Error('broken');
      },
    };
    const outside = findBad('en', 'outside', 1);
    const wild: Checker = {
      ...outside,
      check: (passage) => {
        const issues = outside.check(passage) as Awaited<ReturnType<Checker['check']>>;
        return issues.map((issue) => ({ ...issue, end: 999 }));
      },
    };
    const good = findBad('en', 'good', 1);
    const onError = jest.fn();
    const proofreader = setUp({ en: pack('en', failing, wild, good) }, { onError });
    const { issues } = await proofreader.check('a bad day', english);
    expect(issues.map((i) => i.ruleId)).toEqual(['en/good']);
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' }), 'failing');
    await proofreader.check('a bad day', english);
    expect(good.check).toHaveBeenCalledTimes(2);
  });

  it('rejects when a pack cannot be loaded, and loads it at the next check', async () => {
    const loaded: LanguagePack = { language: 'en', version: '1', checkers: [] };
    const load = jest
      .fn<PackLoader>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(loaded);
    const proofreader = setUp({ en: load });
    await expect(proofreader.check('Hello.', english)).rejects.toThrow('offline');
    await expect(proofreader.check('Hello.', english)).resolves.toMatchObject({ issues: [] });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('names a version that changes with the packs used', async () => {
    const versionWith = async (version: string) => {
      const proofreader = setUp({
        en: () => Promise.resolve({ language: 'en', version, checkers: [] }),
      });
      return (await proofreader.check('Hello.', english)).engineVersion;
    };
    expect(await versionWith('1')).toBe(await versionWith('1'));
    expect(await versionWith('1')).not.toBe(await versionWith('2'));
  });

  it('loads a language by one check in it, and warms it up by many that slow engines are spared', async () => {
    const quick = findBad('fr', 'rules', 1);
    const slow = findBad('fr', 'engine', 2);
    const samples = () => ['Un bad mot.', 'Un bon mot.', 'Un mot.'];
    const fr = async () => ({ ...(await pack('fr', quick, slow)()), samples });
    const proofreader = setUp({ fr });
    await proofreader.load('fr');
    expect(quick.check).toHaveBeenCalledTimes(1);
    expect(slow.check).toHaveBeenCalledTimes(1);
    const rest = jest.fn(async (_ms: number) => undefined);
    await proofreader.warmUp('fr', rest);
    expect(quick.check).toHaveBeenCalledTimes(1 + 1 + samples().length);
    expect(slow.check).toHaveBeenCalledTimes(1 + 1);
    expect(rest).toHaveBeenCalledTimes(samples().length);
  });

  it('gives the examples of a rule, from the pack of its language alone', async () => {
    const example = { before: 'Un ', found: 'bad', fix: 'bon', after: ' mot.' };
    const examples = (ruleId: string) => (ruleId === 'fr/rule' ? [example] : []);
    const fr = async () => ({ ...(await pack('fr')()), examples });
    const en = jest.fn(pack('en'));
    const proofreader = setUp({ fr, en });
    expect(await proofreader.examples('fr/rule')).toEqual([example]);
    expect(await proofreader.examples('fr/other')).toEqual([]);
    expect(await proofreader.examples('xx/rule')).toEqual([]);
    expect(en).not.toHaveBeenCalled();
    expect(await proofreader.examples('en/rule')).toEqual([]);
  });

  it('answers an empty text', async () => {
    const result = await setUp({}).check('', auto);
    expect(result).toMatchObject({ language: 'en', issues: [], languages: [] });
  });

  it('survives lone surrogates and control characters', async () => {
    const proofreader = setUp({ en: pack('en', findBad('en', 'speller', 1)) });
    const text = '\uD800 bad \u0000\u202E\uDC00 bad \u0301';
    const { issues } = await proofreader.check(text, auto);
    expect(issues).toHaveLength(2);
  });
});
