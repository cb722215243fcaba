import { defineRule } from '@tercet/proofreading-core';
import { nounCells, startsWithStressedA } from '../grammar/agreement';
import { determinerFor } from '../grammar/determiners';
import { follows, isFinite, isInfinitive, isNoun, isPlain, may } from '../grammar/words';

const LIKING = /^(?:gustar|encantar|interesar|fascinar)$/;
const ADVERBS = /^(?:mucho|más|también|bastante|muchísimo)$/u;

/** How one likes it: `el té me gusta frío`. */
const HOW =
  /^(?:frí|negr|dulc|amarg|salad|crud|blanc|verd|roj|azul|viej|nuev|larg|cort|sol|fresc|sec|pic)(?:[oae]s?|es|ante)?$/u;

export const gustarArticulo = defineRule({
  id: 'es/gustar-articulo',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'What is liked takes the article: “{fix}”.',
    fr: 'Ce qui plaît prend l’article : « {fix} ».',
    es: 'Lo que gusta lleva artículo: «{fix}».',
  },
  explanation: {
    en: 'The thing liked is the subject of “gustar”, and a subject in Spanish does not go without its article: “me gusta el fútbol”, “me encantan las flores”.',
    fr: 'La chose qui plaît est le sujet de « gustar », et le sujet espagnol prend l’article : « me gusta el fútbol », « me encantan las flores ».',
    es: 'La cosa es el sujeto de «gustar», y el sujeto no va sin artículo: «me gusta el fútbol», «me encantan las flores».',
  },
  valid: [
    'Me gusta el fútbol.',
    'Me encantan las flores.',
    'Me gusta nadar.',
    'Le gusta cuando llueve.',
    'Me gusta mucho.',
    'Me gusta sobre todo el mar.',
    'Le gusta Madrid.',
    'Me gustan muchas cosas.',
    'Nos gusta así.',
    'El té me gusta frío.',
    'Me interesan temas como la historia.',
    '¿Te apetece vino?',
  ],
  invalid: [
    { text: 'Me gusta [[fútbol]] y leer.', fix: 'el fútbol' },
    { text: 'Me encanta [[comida]] china.', fix: 'la comida' },
    { text: 'No le gustan [[animales]] grandes.', fix: 'los animales' },
    { text: 'Me gusta mucho [[música]] lenta.', fix: 'la música' },
    { text: 'Nos interesa [[historia]] antigua.', fix: 'la historia' },
  ],
  misses: ['Me gusta sushi.'],

  check({ words }, report) {
    for (const [index, verb] of words.entries()) {
      if (!LIKING.test(verb.best.lemma) || !may(verb, isFinite)) continue;
      if (!/^(?:me|te|le|nos|os|les)$/u.test(words[index - 1]?.norm ?? '')) continue;
      const at = ADVERBS.test(words[index + 1]?.norm ?? '') ? index + 2 : index + 1;
      const noun = words[at];
      if (!follows(noun) || !isPlain(noun) || may(noun, isInfinitive) || /[aei]r$/u.test(noun.norm))
        continue;
      if (
        !may(noun, isNoun) ||
        may(noun, ({ pos }) => pos === 'ADV') ||
        noun.norm === 'sobretodo' ||
        !/^(?:NOUN|ADJ)$/.test(noun.best.pos)
      )
        continue;
      // `el té me gusta frío`; `me interesan temas como este`, `me gusta parte de lo que hace`
      if (HOW.test(noun.norm) || /^(?:parte|gente|cantidad)$/u.test(noun.norm)) continue;
      if (
        /^(?:como|que|muy|tan|así)$/u.test(words[at + 1]?.norm ?? '') ||
        (words[at + 1]?.norm === 'de' && noun.best.number === 'pl')
      )
        continue;
      const cells = nounCells(noun);
      const article = articleFor(cells, noun.norm);
      if (article) report(noun, [`${article} ${noun.norm}`]);
    }
  },
});

function articleFor(cells: number, noun: string): string | undefined {
  const cell = [1, 2, 4, 8].find((one) => cells === one);
  if (cell === undefined) return undefined;
  return cell === 2 && startsWithStressedA(noun) ? 'el' : determinerFor('el', cell);
}
