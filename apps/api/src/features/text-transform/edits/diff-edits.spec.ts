import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { diffEdits } from './diff-edits';
import { applyEdits } from './text-edit';

/** Source and result in one: `[what was|what is]`. */
function marked(text: string): string {
  const pieces = text.split(/\[([^|]*)\|([^\]]*)\]/);
  let source = '';
  let result = '';
  pieces.forEach((piece, i) => {
    if (i % 3 !== 2) source += piece;
    if (i % 3 !== 1) result += piece;
  });
  let position = 0;
  return diffEdits(source, result)
    .map(({ start, end, replacement }) => {
      const before = source.slice(position, start);
      position = end;
      return `${before}[${source.slice(start, end)}|${replacement}]`;
    })
    .concat(source.slice(position))
    .join('');
}

describe('diffEdits', () => {
  // How long it takes on a busy machine is looked at in one test only.
  let clock: jest.SpiedFunction<typeof performance.now>;
  beforeEach(() => {
    clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  });
  afterEach(() => clock.mockRestore());

  it.each([
    'I [recieve|receive] it, and [they|we] go.',
    'It is [a large number of|many] people.',
    'We go [very |]fast.',
    '[In order to|To] [recieve|receive] it.',
    'It [ocurred|occurred] [seperately|separately].',
    'One. [|Two. ]Three.',
    'a\n[b|c]\nd\r\n[e|f]\r\n',
    'Les [élève|élèves] sont là.',
    'Il [l’à|l’a] vu 👩‍🚀 [hier|avant-hier].',
    '[|Nothing was here.]',
    '[All of it goes.|]',
    '[Hello,|Hola] you.',
    'We met [due to the fact that|because] the night was warm.',
    'We met [because|due to the fact that] the night was warm.',
    'They would [definately|definitely] [in order |]to win.',
    'We [utilize|use] it [in order |]to win.',
    'We [in order |]to [recieve|receive] it.',
    'The [the |][begining|beginning] is hard.',
    'Il faut [un grand nombre|beaucoup] de [developeurs|développeurs] ici.',
    'Voy en [autobus|autobús] [con el fin de|para] llegar.',
    'We [really |]do [very much |]like it.',
    'They sold [a lot of apples|fruit] and [a large number of pears|nuts].',
    'She [go|goes] there [on|] every day [in order |]to buy [breads|bread].',
    'The [teh|the] [qick|quick] [brwon|brown] fox.',
    'They saw [the old house|a new hut] near [a very long road|some wide river] there.',
  ])('finds %j', (text) => {
    expect(marked(text)).toBe(text);
  });

  it.each([
    '[This house is|These houses are] old.',
    '[They was|We were] late.',
    'I bought a [black big|big black] dog.',
    '[Only I saw|I saw only] him.',
    'He [quickly read the letter|read the letter quickly].',
    '[However we go|We go, however].',
    'We stayed [due to the fact that teh|because the] weather was bad.',
    'We stayed [because the|due to the fact that teh] weather was bad.',
    'Salió [a pesar del hecho de que la|aunque] lluvia caía.',
    'There is [a first item|an item one] here.',
    'They [were nice and we have enjoyed the stay alot of|made our weekend a delight with] it.',
  ])('keeps together what hangs together in %j', (text) => {
    expect(marked(text)).toBe(text);
  });

  it('takes no word for moved from one sentence or line to another', () => {
    expect(marked('We [really |]go. They [|really ]stay.')).toBe(
      'We [really |]go. They [|really ]stay.',
    );
    expect(marked('We [really |]go\nthey [|really ]stay')).toBe(
      'We [really |]go\nthey [|really ]stay',
    );
  });

  it('keeps a phrase that changed as a whole in one edit', () => {
    const edits = diffEdits(
      'We met due to the fact that it rained all day.',
      'We met because it rained all day.',
    );
    expect(edits).toEqual([{ start: 7, end: 27, replacement: 'because' }]);
  });

  it('never joins changes of two lines', () => {
    expect(diffEdits('uno\ndos', 'one\ntwo')).toHaveLength(2);
  });

  it('finds nothing between equal texts', () => {
    expect(diffEdits('the same', 'the same')).toEqual([]);
  });

  const word = fc.constantFrom(
    'the',
    'The',
    "don't",
    'é',
    'e\u0301',
    '👩‍🚀',
    ' ',
    '  ',
    '\n',
    '\r\n',
    '.',
    ', ',
    '12.5',
  );
  const ordinary = fc.constantFrom(
    'only ',
    'recieve ',
    'receive ',
    'in order to ',
    'to ',
    'We ',
    'we ',
    'quickly',
    ' quickly',
    '. ',
    ', ',
    '\n',
  );
  const text = fc.oneof(
    fc.array(ordinary, { maxLength: 20 }).map((words) => words.join('')),
    fc.array(word, { maxLength: 60 }).map((words) => words.join('')),
    fc.string({ unit: 'binary', maxLength: 80 }),
  );

  it('always leads from the source to exactly the result, in order and without overlaps', () => {
    fc.assert(
      fc.property(text, text, (source, result) => {
        const edits = diffEdits(source, result);
        expect(applyEdits(source, edits)).toBe(result);
        let position = -1;
        for (const { start, end, replacement } of edits) {
          expect(start).toBeGreaterThanOrEqual(Math.max(position, 0));
          expect(end > start || replacement !== '').toBe(true);
          position = end;
        }
      }),
      { numRuns: 1_000 },
    );
  });

  /** Texts of one to three words, in long sentences or short ones: hardly anything in them is where it was. */
  const tangled = fc
    .tuple(
      fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 500, maxLength: 3_000 }),
      fc.integer({ min: 1, max: 900 }),
    )
    .map(([words, sentence]) =>
      words
        .map((word, i) => (i % sentence === 0 ? `${word}.${i % 2 ? '\n\n' : ' '}` : `${word} `))
        .join(''),
    );

  it('leads to exactly the result where there is too much to compare', () => {
    fc.assert(
      fc.property(tangled, tangled, (source, result) => {
        expect(applyEdits(source, diffEdits(source, result))).toBe(result);
      }),
      { numRuns: 30 },
    );
  });

  /** Paragraphs of sentences with two mistakes each. */
  const manyLines = (paragraphs: number, each: number) =>
    Array.from({ length: paragraphs }, (_, p) =>
      Array.from(
        { length: each },
        (_, k) => `In year ${p}-${k} the town were small, but peoples of village ${k} liked it.`,
      ).join(' '),
    ).join('\n');
  const corrected = (text: string) => text.replace(/were/g, 'was').replace(/peoples/g, 'people');

  it.each([
    ['two sentences have become one', / liked it\. In year (7-2) /, ' liked it, and in year $1 '],
    ['one sentence has become two', /(7-2 .*?)small, but /, '$1small. But '],
    ['a sentence is new', /(7-2 .*?it\.)/, '$1 Nobody knows why.'],
    ['a sentence is gone', / In year 7-2 .*?it\./, ''],
    ['a line is new', /\n(?=In year 7-0)/, '\nThis line is new.\n'],
    ['two lines have become one', /\n(?=In year 7-0)/, ' '],
  ])('judges a long text word by word although %s', (_how, from, to) => {
    const source = manyLines(16, 5);
    const result = corrected(source).replace(from, to);
    expect(result).not.toBe(corrected(source));
    const edits = diffEdits(source, result);
    expect(applyEdits(source, edits)).toBe(result);
    expect(edits.length).toBeGreaterThanOrEqual(2 * 16 * 5 - 2);
    const longest = Math.max(...edits.map(({ start, end }) => end - start));
    expect(longest).toBeLessThan(100);
  });

  it.each([
    ['a heading is new', (text: string) => `A heading\n\n${text}`],
    ['two paragraphs have become one', (text: string) => text.replace(/\n\n(?=In year 1-0)/, ' ')],
    ['one paragraph has become two', (text: string) => text.replace(/ (?=In year 0-2)/, '\n\n')],
  ])('takes no blank line for a sign of the paragraph beside it: %s', (_how, change) => {
    const source = manyLines(6, 5).replaceAll('\n', '\n\n');
    const result = change(corrected(source));
    const edits = diffEdits(source, result);
    expect(applyEdits(source, edits)).toBe(result);
    const gone = edits.reduce((sum, { start, end }) => sum + end - start, 0);
    expect(gone).toBeLessThan(6 * 5 * 'werepeoples'.length + 20);
  });

  it('does not spread a paragraph that is gone over the one behind it', () => {
    const source =
      'The company was found in 1999.\n\nIn 2005 we have moved to Paris, which was good.\n\nToday we are a team of fifty peoples.\n\nWe likes it.';
    const result =
      'The company was founded in 1999.\n\nToday, our team has fifty people.\n\nWe like it.';
    const edits = diffEdits(source, result);
    expect(applyEdits(source, edits)).toBe(result);
    expect(edits.map(({ replacement }) => replacement)).toEqual([
      'founded',
      '',
      ', our',
      'has',
      'people',
      'like',
    ]);
  });

  it.each([
    [
      'with blank lines between them',
      'One stays.\n\n[Two goes away.\n\n|][Three goes too. All of it.\n\n|]Four stays.',
    ],
    ['at the end', 'One stays here.\n\nTwo stays.[\n\nThree goes.|][\n\nFour goes.|]'],
    ['of single lines', 'One stays.\nTwo stays.[\r\nThree goes.|][\r\nFour goes.|]\r\nFive stays.'],
    ['of which one stays', 'One stays.[\n\nTwo goes.|][\n\nThree goes.|]'],
    [
      'behind one that changes',
      'One [stay|stays].[\n\nTwo goes.|][\n\nThree goes.|]\n\nFour stays.',
    ],
    ['that are all of the text', '[One goes.\n\n|][Two goes.|]'],
    [
      'before one that changes',
      'One stays.\n\n[Two goes away.\n\n|][Three goes too.\n\n|][A|The] fourth one [stay|stays] here.',
    ],
  ])('judges paragraphs that go one by one, %s', (_where, text) => {
    const edits = marked(text);
    expect(edits.match(/\[[^\]]*\|/g)).toHaveLength((text.match(/\[/g) ?? []).length);
    for (const paragraph of edits.match(/\[[^\]]*\|\]/g) ?? [])
      expect(paragraph).toMatch(/^\[(?:\r?\n)*[^\r\n]+(?:\r?\n)*\|\]$/);
  });

  it('leaves out sentences one by one, however many of a paragraph go', () => {
    const source = manyLines(1, 150);
    const kept = source.split(/(?<=\.) /).filter((_, k) => k % 3 === 0);
    const result = kept.join(' ');
    const edits = diffEdits(source, result);
    expect(applyEdits(source, edits)).toBe(result);
    expect(edits.length).toBeGreaterThan(40);
  });

  it('joins the changes of a sentence only where they may be a new wording', () => {
    const [source, result] = ['There is a first item here.', 'There is an item one here.'];
    expect(diffEdits(source, result)).toHaveLength(1);
    expect(diffEdits(source, result, { keptShare: 0 })).toHaveLength(2);
  });

  it.each([
    ['The dog was chased by the cat.', 'The cat chased the dog.', 1],
    [
      'The meeting was attended by alot of people and it was long.',
      'Many people attended the meeting, and it was long.',
      1,
    ],
    [
      'El motivo por el que le escribo es para decirle que el pago no ha llegado.',
      'Le escribo para informarle de que el pago no ha llegado.',
      1,
    ],
    ['He dont know nothing and he go home.', 'He doesn’t know anything and he goes home.', 3],
  ])(
    'asks for more change before %j is worded anew than it does by itself',
    (source, result, count) => {
      expect(diffEdits(source, result, { keptShare: 0.35 })).toHaveLength(count);
    },
  );

  it('judges a new wording of every line line by line', () => {
    const source = manyLines(8, 4);
    const result = source
      .split('\n')
      .map((_, p) =>
        `Around ${p} people told another story, with new words for all. `.repeat(4).trim(),
      )
      .join('\n');
    const edits = diffEdits(source, result);
    expect(applyEdits(source, edits)).toBe(result);
    for (const { start, end } of edits) expect(source.slice(start, end).trim()).not.toContain('\n');
  });

  it('judges a long passage that changed in every sentence sentence by sentence', () => {
    const source = 'We go there and they come here now. '.repeat(400).trim();
    const result = source.replace(/We go/g, 'You went').replace(/here/g, 'home');
    const edits = diffEdits(source, result);
    expect(edits.length).toBeGreaterThanOrEqual(400);
    expect(applyEdits(source, edits)).toBe(result);
  });

  it('does not go on for ever about two texts that are not alike', () => {
    let now = 0;
    clock.mockImplementation(() => (now += 300));
    const source = 'We go there. '.repeat(1_000);
    const result = source.replace(/go/g, 'went');
    const edits = diffEdits(source, result);
    expect(edits.length).toBeLessThan(20);
    expect(applyEdits(source, edits)).toBe(result);
  });

  it('copes with 20,000 characters that have nothing in common, and with many small changes', () => {
    const words = (seed: string) =>
      Array.from({ length: 4_000 }, (_, i) => seed + ((i * 7919) % 9973))
        .join(' ')
        .slice(0, 20_000);
    const other = [words('a'), words('b')] as const;
    expect(applyEdits(other[0], diffEdits(...other))).toBe(other[1]);
    const source = words('a');
    const result = source.replace(/a(\d)5 /g, 'x$1 ');
    expect(applyEdits(source, diffEdits(source, result))).toBe(result);
  });
});
