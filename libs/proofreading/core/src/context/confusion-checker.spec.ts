import { describe, expect, it } from '@jest/globals';
import type { Locale } from '@tercet/contracts';
import { packDictionary } from '../../scripts/pack-dictionary';
import { testModel } from '../../scripts/context/test-model';
import type { Issue } from '../issue';
import type { SpellingProfile } from '../speller/spelling-profile';
import { createSpeller } from '../speller/speller';
import { createPassage } from '../testing/create-passage';
import { confusionChecker } from './confusion-checker';

const profile = (language: Locale): SpellingProfile => ({
  language,
  keyboards: [['qwertyuiop', 'asdfghjkl', 'zxcvbnm']],
  soundAlike: [],
  silentLetters: '',
  elisions: language === 'fr' ? ["l'", "d'"] : [],
  enclitics: [],
  withoutEnclitics: [],
  oneLetterWords: 'aà',
  bareCapitals: language === 'fr',
  prefixes: [],
  derivations: [],
  wellKnownNames: [],
});

/** A checker that has read these sentences, each so many times, and knows their words. */
function checkerOf(language: Locale, sentences: Readonly<Record<string, number>>, more = '') {
  const words = new Set(
    `${Object.keys(sentences).join(' ')} ${more}`
      .replaceAll('’', "'")
      .toLowerCase()
      .match(/[\p{L}]+(?:'[\p{L}]+)?/gu),
  );
  const entries = [...words].map((text) => ({ text, suggest: true, frequency: 20 }));
  const speller = createSpeller(packDictionary(entries), profile(language));
  return confusionChecker(speller, testModel(language, sentences));
}

const english = checkerOf('en', {
  'The dog wagged its tail and barked': 400,
  'I think that its colour is red': 40,
  'They say it’s raining again': 300,
  'Perhaps it’s time to leave': 300,
  'Their house is over there now': 60,
  'We sailed from one island': 2000,
  'They form a long queue': 2000,
  'Send me a letter from the north': 800,
});

const find = (checker: ReturnType<typeof checkerOf>, text: string, language: Locale = 'en') =>
  (checker.check(createPassage(text, language)) as readonly Issue[]).map(
    ({ start, end, suggestions }) => [text.slice(start, end), ...suggestions],
  );

describe('words in the place of others', () => {
  it('are reported with the word that fits', () => {
    expect(find(english, 'The cat wagged it’s tail and purred.')).toEqual([['it’s', 'its']]);
    expect(find(english, 'Perhaps its time to leave.')).toEqual([['its', "it's"]]);
  });

  it('are found where only a slip leads from one to the other', () => {
    expect(find(english, 'Send me a letter form the north.')).toEqual([['form', 'from']]);
  });

  it('are not looked for where no finger slips so', () => {
    const spanish = checkerOf('es', { 'El próximo paso es muy claro': 900 }, 'pago pasto');
    expect(find(spanish, 'El próximo pago es muy claro.', 'es')).toEqual([]);
    expect(find(spanish, 'El próximo pasto es muy claro.', 'es')).toEqual([]);
  });

  it('keep the capital and take the apostrophe of the text', () => {
    const checker = checkerOf('en', { 'They’re going home to sleep': 300, 'I saw their car': 300 });
    expect(find(checker, 'Their going home to sleep.')).toEqual([['Their', "They're"]]);
    expect(find(checker, 'Their going home, don’t ask.')).toEqual([['Their', 'They’re']]);
  });

  it('are named by both words, in each language, as an issue that nobody applies unseen', () => {
    const passage = createPassage('The cat wagged it’s tail and purred.', 'en');
    const [issue] = english.check(passage) as readonly Issue[];
    expect(issue).toMatchObject({ ruleId: 'en/context', category: 'confusion', safe: false });
    for (const words of Object.values(issue!.message)) {
      expect(words).toContain('it’s');
      expect(words).toContain('its');
    }
  });

  it('are marked without what is elided before them, also after another sentence', () => {
    const sentences = {
      'Je dors à l’hôtel du centre': 300,
      'Le prêtre est devant l’autel doré': 300,
    };
    const french = checkerOf('fr', sentences, 'hôtel autel');
    const text = 'Il dort. Je dors à l’autel du centre.';
    expect(find(french, text, 'fr')).toEqual([['autel', 'hôtel']]);
    const [issue] = french.check(createPassage(text, 'fr')) as readonly Issue[];
    expect(issue?.start).toBe(text.indexOf('autel'));
  });

  it('are told apart by their accents where nothing else does', () => {
    const spanish = checkerOf('es', {
      'La casa está vacía desde ayer': 300,
      'Me gusta esta casa vieja': 300,
    });
    const text = 'La casa esta vacía desde ayer.';
    const [issue] = spanish.check(createPassage(text, 'es')) as readonly Issue[];
    expect(issue?.suggestions).toEqual(['está']);
    expect(issue?.message.en).toContain('are two words');
  });
});

describe('silence', () => {
  it.each([
    ['where the word was seen', 'They say it’s raining again.'],
    ['where neither was seen', 'Tomorrow it’s tail spins quickly.'],
    ['in short lines', 'Wagged it’s tail'],
    ['in capitals', 'THE CAT WAGGED IT’S TAIL AND PURRED.'],
    ['in headings', 'Wagged it’s Tail, Purring Cats Gallery'],
    ['between quotation marks', 'The dog wagged “it’s tail” and barked.'],
    ['behind a word that is spoken about', 'The dog “wagged” it’s tail and barked.'],
    ['in code', 'The dog wagged `it’s` tail and barked.'],
    ['for names', 'The dog wagged Its tail and barked.'],
  ])('%s', (_, text) => {
    expect(find(english, text)).toEqual([]);
  });

  it('for words that the dictionary does not know: they are the speller’s', () => {
    const text = { 'She poured a glass of water slowly': 900 };
    expect(find(checkerOf('en', text), 'She poured a glass of warer slowly.')).toEqual([]);
  });

  it('for a French capital without its accent', () => {
    const french = checkerOf('fr', { 'Il est là, à savoir maintenant': 900, 'Il a peur': 900 });
    expect(find(french, 'A savoir maintenant, il est là.', 'fr')).toEqual([]);
  });
});
