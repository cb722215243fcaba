import { describe, expect, it, jest } from '@jest/globals';
import { LOCALES, type Variant } from '@tercet/contracts';
import type { Issue } from '@tercet/proofreading-core';
import { createPassage } from '@tercet/proofreading-core/testing';
import { createHarperChecker } from './harper-checker';
import type { HarperLint, HarperLinter } from './linter';

// Compiling 16 MB of WebAssembly takes its time on a busy machine.
jest.setTimeout(60_000);

const knowsAll = () => true;
const harper = createHarperChecker()(knowsAll);

async function check(text: string, variant?: Variant): Promise<readonly Issue[]> {
  return harper.check(createPassage(text, 'en', variant));
}

async function found(text: string, variant?: Variant): Promise<[string, string | undefined][]> {
  const issues = await check(text, variant);
  return issues.map(({ start, end, suggestions }) => [text.slice(start, end), suggestions[0]]);
}

describe('Harper as a checker', () => {
  it('finds errors at UTF-16 positions, behind emoji too', async () => {
    expect(await found('😀 She bought an book.')).toEqual([['an', 'a']]);
    expect(await found('👩‍👩‍👧 It rained. He have a car.')).toEqual([['have', 'has']]);
  });

  it('keeps a capital at the start of a sentence from being taken for a word in capitals', async () => {
    expect(await found('A example is here.')).toEqual([['A', 'An']]);
    expect(await found('A EXAMPLE IS HERE.')).toEqual([['A', 'AN']]);
  });

  it('takes the fix of an article for safe before an ordinary word only', async () => {
    const [ordinary] = await check('She bought an book.');
    expect(ordinary).toMatchObject({ ruleId: 'en/harper-an-a', safe: true });
    const [acronym] = await check('She bought an NASA book.');
    expect(acronym?.safe ?? false).toBe(false);
  });

  it('takes “would of” for a sure mistake', async () => {
    const [issue] = await check('I would of called you.');
    expect(issue).toMatchObject({ suggestions: ['would have'], safe: true });
    const [turn] = await check('He would of course say no.');
    expect(turn?.safe ?? false).toBe(false);
  });

  it('explains itself in three languages and names the fix', async () => {
    const [issue] = await check('He have a car.');
    expect(issue).toMatchObject({ category: 'agreement', level: 'error' });
    for (const locale of LOCALES) {
      expect(issue?.message[locale]).not.toBe('');
      expect(issue?.explanation[locale]).not.toBe('');
    }
    expect(issue?.message.fr).toContain('« has »');
    expect(issue?.message.es).toContain('«has»');
  });

  it.each([
    ['We met in september.', 'capitalization', 'majuscule', 'mayúscula'],
    ['She bought an book.', 'grammar', 'article', 'artículo'],
    ['I could of gone home.', 'confusion', '« have »', '«have»'],
    ['He is taller then me.', 'confusion', 'comparaison', 'comparación'],
    ['He have a car.', 'agreement', 'sujet', 'sujeto'],
  ])('says what is wrong, in French and Spanish too: %s', async (text, category, fr, es) => {
    const [issue] = await check(text);
    expect(issue?.category).toBe(category);
    expect(issue?.message.fr).toContain(fr);
    expect(issue?.message.es).toContain(es);
    expect(issue?.message.fr).not.toContain('tournure');
  });

  it.each([
    'Ask Kori Schulman about the zorblat.',
    'See `an book` and https://example.com/an-an for more.',
    'Wagga Wagga is a city.',
    'The post-war years were hard.',
    'What does she want?',
  ])('leaves spelling, names, code, addresses and right sentences alone: %s', async (text) => {
    expect(await found(text)).toEqual([]);
  });

  it('parts a file’s ending and three dots from a sign that stands apart', async () => {
    expect(await found('Save the text as .txt, .docx or .pdf.')).toEqual([]);
    expect(await found('I do not know why I chose her ...')).toEqual([]);
    expect(await found('She set down — the cup was hot .')).toEqual([[' ', '']]);
  });

  it('asks for a plural behind “one of the”, and counts a number as one', async () => {
    expect(await found('We have to delete one of the two.')).toEqual([]);
    expect(await found('It is one of the problem here.')).toEqual([['problem', 'problems']]);
  });

  it('takes no kind of thing for the name of a product', async () => {
    expect(await found('The Chrome extension is not published yet.')).toEqual([]);
    expect(await found('We wrote it in google docs.')).toEqual([['google docs', 'Google Docs']]);
  });

  it('shows taste as style, not as an error', async () => {
    const issues = await check('The windscreen was dirty.', 'en-US');
    expect(issues.map(({ level }) => level)).toEqual(['style']);
    expect(await check('We copied 5 MB of apples, pears and plums in 20 ms.')).toEqual([]);
  });

  it('minds the variant of English', async () => {
    const sentence = 'The windscreen was dirty.';
    expect(await found(sentence, 'en-US')).toEqual([['windscreen', 'windshield']]);
    expect(await found(sentence, 'en-GB')).toEqual([]);
    expect(await found(sentence)).toEqual([]);
  });

  it('places issues in a long paragraph as in a short one', async () => {
    const filler = 'The rain stopped and the town grew quiet. ';
    const text = `${filler.repeat(60)}She bought an book. ${filler.repeat(20)}`;
    const issues = await check(text);
    expect(issues.map(({ start }) => start)).toEqual([text.indexOf('an book')]);
  });

  it('survives lone surrogates, control characters and an endless sentence', async () => {
    expect(await found('She \uD800 \u0000 bought an book \uDC00.')).toContainEqual(['an', 'a']);
    await expect(check('word '.repeat(2_000))).resolves.toBeInstanceOf(Array);
    await expect(check('x'.repeat(5_000))).resolves.toBeInstanceOf(Array);
  });
});

describe('what Harper is asked', () => {
  it.each(["'", '"', '-', '!', '🙂', '\u0301', 'x', 'a-', '漢'])(
    'leaves out a long run of signs or of encoded data: %s',
    async (sign) => {
      const asked: string[] = [];
      const lint: HarperLinter['lint'] = (text) => {
        asked.push(text);
        return Promise.resolve([]);
      };
      const run = sign.repeat(5_000);
      await createHarperChecker({ lint })(knowsAll).check(
        createPassage(`She sat. ${run} He ran.`, 'en'),
      );
      const text = asked.join('');
      expect(text).toContain('She sat.');
      expect(text).toContain('He ran.');
      expect(text.length).toBeLessThan(5_000);
    },
  );
});

describe('what is not English', () => {
  it.each(['a—', '!?', 'Xqz ', 'QXZ ', '漢字 ', '"a" '])('is not asked about: %s', async (text) => {
    const lint = jest.fn<HarperLinter['lint']>(() => Promise.resolve([]));
    const checker = createHarperChecker({ lint })((word) => word === 'and');
    await checker.check(createPassage(text.repeat(1_000), 'en'));
    expect(lint).not.toHaveBeenCalled();
    await checker.check(createPassage('Xqz and and.', 'en'));
    expect(lint).toHaveBeenCalledTimes(1);
  });
});

describe('a lint as an issue', () => {
  const lint: HarperLint = {
    rule: 'SomeRule',
    kind: 'Redundancy',
    message: 'Not needed.',
    start: 3,
    end: 9,
    suggestions: [{ kind: 'remove', text: '' }],
  };
  const withLint = (given: Partial<HarperLint>): HarperLinter => ({
    lint: () => Promise.resolve([{ ...lint, ...given }]),
  });
  const checkWith = (given: Partial<HarperLint>) =>
    createHarperChecker(withLint(given))(knowsAll).check(createPassage('It really is so.', 'en'));

  it('removes a word with one of its spaces', async () => {
    expect(await checkWith({})).toMatchObject([
      { start: 3, end: 10, suggestions: [''], level: 'style' },
    ]);
  });

  it('inserts after the span', async () => {
    const suggestions = [{ kind: 'insertAfter', text: ' ever' } as const];
    expect(await checkWith({ suggestions })).toMatchObject([
      { start: 3, end: 9, suggestions: ['really ever'] },
    ]);
  });

  it.each([
    ['a span outside the text', { start: 10, end: 99 }],
    ['an empty span', { start: 3, end: 3 }],
    ['a fix that changes nothing', { suggestions: [{ kind: 'replace', text: 'really' } as const] }],
  ])('is dropped with %s', async (_, given) => {
    expect(await checkWith(given)).toEqual([]);
  });

  it('offers fixes that come to the same once, without spaces that stand there already', async () => {
    const suggestions = ['truly', ' truly ', 'really ', 'indeed '].map(
      (text) => ({ kind: 'replace', text }) as const,
    );
    expect(await checkWith({ suggestions })).toMatchObject([{ suggestions: ['truly', 'indeed'] }]);
  });

  it('is dropped on a misspelled word, unless two words should be one', async () => {
    const about = (fix: string, end: number) =>
      createHarperChecker(withLint({ end, suggestions: [{ kind: 'replace', text: fix }] }))(
        (word) => word !== 'really',
      ).check(createPassage('It really is so.', 'en'));
    expect(await about('rally', 9)).toEqual([]);
    expect(await about('really was', 12)).toEqual([]);
    expect(await about('reallyis', 12)).toMatchObject([{ suggestions: ['reallyis'] }]);
  });

  it('quotes words as prose does', async () => {
    const [issue] = await checkWith({ message: 'Use `much` or `many` here.' });
    expect(issue?.message.en).toBe('Use “much” or “many” here.');
  });

  it('keeps several fixes once each', async () => {
    const suggestions = ['truly', 'truly', 'indeed'].map(
      (text) => ({ kind: 'replace', text }) as const,
    );
    expect(await checkWith({ suggestions })).toMatchObject([{ suggestions: ['truly', 'indeed'] }]);
  });
});
