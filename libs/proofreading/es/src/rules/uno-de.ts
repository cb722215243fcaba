import { type AnalysedWord, defineRule, matchCase, entryOf } from '@tercet/proofreading-core';
import { FEMININE_PLURAL, MASCULINE_PLURAL, nounCells } from '../grammar/agreement';
import { determinerCells } from '../grammar/determiners';
import { follows, isPlain } from '../grammar/words';

const OTHER: Readonly<Record<string, string>> = {
  uno: 'una',
  una: 'uno',
  otro: 'otra',
  otra: 'otro',
  ninguno: 'ninguna',
  ninguna: 'ninguno',
  alguno: 'alguna',
  alguna: 'alguno',
};
const MASCULINE = /o$/u;

export const unoDe = defineRule({
  id: 'es/uno-de',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'It is one of a group: write “{fix}”.',
    fr: 'C’est l’un d’un groupe : écrivez « {fix} ».',
    es: 'Es uno del grupo: escribe «{fix}».',
  },
  explanation: {
    en: '“Uno de…” has the gender of the group and is singular: “una de mis amigas”, “cada una de las casas”, “otra de las chicas”.',
    fr: '« Uno de… » prend le genre du groupe et reste au singulier : « una de mis amigas », « cada una de las casas ».',
    es: '«Uno de…» lleva el género del grupo y va en singular: «una de mis amigas», «cada una de las casas», «otra de las chicas».',
  },
  valid: [
    'Es una de mis amigas.',
    'Uno de los días lloró.',
    'Cada una de las casas es blanca.',
    'Otro de los problemas es el ruido.',
    'Ninguna de las chicas vino.',
    'Tiene uno de cada.',
    'Es una de las pocas personas que lo saben.',
    'Una de las dos cosas falla.',
    'Uno de tantos días.',
    'Es uno de mis amigos.',
    'Son unos de los mejores del país.',
    'Fue una de las mejores.',
    'Unos de mis primos viven lejos.',
    'Hay unos de cada color.',
    'Es unos años mayor.',
    'Será uno de los nuestros.',
    'Compró unas de lana.',
  ],
  invalid: [
    { text: 'Es [[uno de]] mis amigas.', fix: 'una de' },
    { text: 'Leí cada [[uno de]] las páginas.', fix: 'una de' },
    { text: '[[Otro de]] mis hermanas canta.', fix: 'Otra de' },
    { text: '[[Una de]] los problemas es el ruido.', fix: 'Uno de' },
    { text: '[[Ninguno de]] las personas vino.', fix: 'Ninguna de' },
    { text: 'Era [[uno de]] las mejores noches.', fix: 'una de' },
    { text: 'Es [[unos]] de mis amigos.', fix: 'uno' },
    { text: 'Fue [[unas]] de las mejores.', fix: 'una' },
    { text: 'Era [[unos]] de los más altos.', fix: 'uno' },
    { text: 'París es [[unas]] de las ciudades más caras.', fix: 'una' },
    { text: 'Ese será [[unos]] de los problemas.', fix: 'uno' },
  ],
  misses: ['Es uno de ellas.', 'Unos de los chicos lloró.'],
  check({ words }, report) {
    for (const [index, one] of words.entries()) {
      if (isSeveral(words, index)) report(one, [one.text.slice(0, -1)]);
      const fix = entryOf(OTHER, one.norm);
      const of = words[index + 1];
      if (fix === undefined || of?.norm !== 'de' || !follows(of)) continue;
      // `la mitad más uno de las acciones`
      if (words[index - 1]?.norm === 'más') continue;
      const group = groupCells(words, index + 2);
      const wrong = MASCULINE.test(one.norm) ? FEMININE_PLURAL : MASCULINE_PLURAL;
      if (group === wrong)
        report({ start: one.start, end: of.end }, [`${matchCase(one.text, fix)} ${of.text}`]);
    }
  },
});

/** Gender and number of `mis (mejores) amigas` after `uno de`; 0 where it is not plain. */
function groupCells(words: readonly AnalysedWord[], at: number): number {
  const determiner = words[at];
  if (!follows(determiner)) return 0;
  const shown = determinerCells(determiner.norm);
  const noun = words.slice(at + 1, at + 4).find(({ best }) => best.pos === 'NOUN');
  const before = words.slice(at + 1, noun ? words.indexOf(noun) : at + 1);
  if (
    !shown ||
    !noun ||
    !isPlain(noun) ||
    !before.every(({ best }) => /^(?:ADJ|NUM)$/.test(best.pos))
  )
    return 0;
  const cells = shown & nounCells(noun);
  // `los pocos países y personas`
  return words.slice(at, at + 6).some(({ norm }) => /^[yeo]$/u.test(norm)) ? 0 : cells;
}

/** `es unos de mis amigos`: what one person or thing is. */
const isSeveral = (words: readonly AnalysedWord[], index: number): boolean =>
  /^un[oa]s$/u.test(words[index]?.norm ?? '') &&
  /^(?:es|era|fue|será|sería|sea|soy|eres)$/u.test(words[index - 1]?.norm ?? '') &&
  words[index + 1]?.norm === 'de' &&
  /^(?:los|las|mis|tus|sus|nuestr[oa]s|es[oa]s|est[oa]s)$/u.test(words[index + 2]?.norm ?? '');
