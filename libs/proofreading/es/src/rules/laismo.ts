import { type AnalysedWord, type Reading, defineRule, matchCase } from '@tercet/proofreading-core';
import { follows, isClearNoun, isStatement, may } from '../grammar/words';
import { isTime } from '../grammar/noun-kinds';

const GIVING = /^(?:decir|contar|regalar|dar|enseñar|preguntar|explicar)$/;
const NOT_FIRST = /^(?:me|te|se|nos|os|le|les)$/u;
const ARTICLES = /^(?:un|una|unos|unas|el|la|los|las)$/u;
const THINGS =
  /^(?:verdad|mentira|historia|cuento|secreto|camino|regalo|flores|libro|libros|beso|besos|noticia|noticias|abrazo|casa|foto|fotos|dinero|gracias|carta|cartas|pregunta|preguntas|idea|problema)$/u;

export const laismo = defineRule({
  id: 'es/laismo',
  category: 'grammar',
  level: 'suggestion',
  message: {
    en: 'To whom something is told or given is “{fix}”.',
    fr: 'À qui l’on dit ou donne quelque chose, c’est « {fix} ».',
    es: 'A quien se dice o da algo le corresponde «{fix}».',
  },
  explanation: {
    en: 'The receiver is “le” or “les”, for men and women: “le dije la verdad”, “les conté un cuento”; “la” and “lo” are what is given.',
    fr: 'Celui qui reçoit est « le » ou « les », homme ou femme : « le dije la verdad ».',
    es: 'Quien recibe es «le» o «les», hombre o mujer: «le dije la verdad», «les conté un cuento»; «la» y «lo» son lo dado.',
  },
  valid: [
    'Le dije la verdad.',
    'La dije ayer.',
    'Lo dijo su madre.',
    'Les conté un cuento.',
    'La regaló a su prima.',
    'La di a mi madre.',
    'La dieron por muerta.',
    'Lo contó mil veces.',
  ],
  invalid: [
    { text: '[[La]] dije la verdad.', fix: 'Le' },
    { text: 'Ayer [[la]] conté un cuento.', fix: 'le' },
    { text: '[[Los]] dije que vinieran.', fix: 'Les' },
    { text: '[[La]] dije que viniera.', fix: 'Le' },
    { text: '[[La]] regalaron unas flores.', fix: 'Le' },
    { text: '[[Las]] dimos los libros.', fix: 'Les' },
    { text: '[[Lo]] conté la verdad.', fix: 'Le' },
    { text: 'Ayer [[lo]] dije que no podía ir.', fix: 'le' },
  ],
  misses: ['La pegó una bofetada.'],
  check({ tokens, words }, report) {
    if (!tokens.some(({ norm }) => /^l[oa]s?$/u.test(norm))) return;
    for (const [index, pronoun] of words.entries()) {
      const verb = words[index + 1];
      if (!/^l[oa]s?$/u.test(pronoun.norm) || !follows(verb) || !may(verb, isTelling)) continue;
      if (NOT_FIRST.test(words[index - 1]?.norm ?? '')) continue;
      if (index > 0 && words[index - 1]?.token === pronoun.token) continue;
      // `esa historia la cuenta el libro`
      if (words[index - 1]?.best.pos === 'NOUN' && !isTime(words[index - 1]!)) continue;
      const isTold =
        may(verb, ({ lemma }) => lemma === 'decir') &&
        words[index + 2]?.norm === 'que' &&
        (pronoun.norm !== 'lo' || verb.best.person !== 3);
      if (!isTold && !hasThing(words, index + 2)) continue;
      report(pronoun, [matchCase(pronoun.text, pronoun.norm.endsWith('s') ? 'les' : 'le')]);
    }
  },
});

const isTelling = (reading: Reading): boolean => isStatement(reading) && GIVING.test(reading.lemma);

const hasThing = (words: readonly AnalysedWord[], at: number): boolean =>
  ARTICLES.test(words[at]?.norm ?? '') &&
  isClearNoun(words[at + 1]) &&
  THINGS.test(words[at + 1]?.norm ?? '');
