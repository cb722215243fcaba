import {
  type AnalysedWord,
  defineRule,
  matchCase,
  type RuleSentence,
} from '@tercet/proofreading-core';
import { follows, isStatement, may, wordSet } from '../grammar/words';
import { isClauseStart, isNext, normAt } from '../grammar/phrase';
import { withoutAccents } from '../grammar/accents';

const ARTICLES = /^(?:el|la|lo|los|las|del|al)$/u;
const PLACES = wordSet(
  'casa lugar sitio ciudad país barrio pueblo escuela calle habitación región zona hotel tienda playa oficina edificio universidad',
);
const ROLES = wordSet(
  'profesor profesora maestro maestra médico camarero camarera enfermera ingeniero voluntario voluntaria secretaria cajera asistente guía traductor siempre',
);

export const relativoAtono = defineRule({
  id: 'es/relativo-atono',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Nothing is asked here: write “{fix}” without an accent.',
    fr: 'Rien n’est demandé ici : écrivez « {fix} » sans accent.',
    es: 'Aquí no se pregunta nada: se escribe «{fix}», sin tilde.',
  },
  explanation: {
    en: '“Dónde”, “cuándo”, “cómo” and “cuál” ask. “La casa donde vivo”, “cuando era niño”, “trabaja como profesor” and “lo cual” only join, and have no accent.',
    fr: '« Dónde », « cuándo », « cómo » et « cuál » interrogent. « La casa donde vivo », « cuando era niño », « trabaja como profesor » et « lo cual » ne font que relier, sans accent.',
    es: '«Dónde», «cuándo», «cómo» y «cuál» preguntan. «La casa donde vivo», «cuando era niño», «trabaja como profesor» y «lo cual» solo enlazan, y van sin tilde.',
  },
  valid: [
    'La casa donde vivo es vieja.',
    'No sé dónde vives.',
    'Cuando era niño, leía mucho.',
    '¿Cuándo llegas, Ana?',
    'Cuándo llegará, nadie lo sabe.',
    'Cuenta cómo siempre la quiso.',
    'Trabaja como profesor.',
    'Me preguntó en qué lugar y dónde fue.',
    'No sé cuál es mejor.',
    'La casa, la cual es vieja, se vende.',
    '¿La cuál dices?',
    'Así supe cómo era.',
    'Supe así cómo era.',
    'Lo dejó tal cual.',
    '¿Y cómo si fuera de noche?',
    'Dime cuándo vienes.',
    'Lo hizo tal y como dijo.',
  ],
  invalid: [
    { text: 'La casa [[dónde]] vivo es vieja.', fix: 'donde' },
    { text: '[[Cuándo]] era niño, vivía en Cuba.', fix: 'Cuando' },
    { text: 'Mi padre trabaja [[cómo]] profesor.', fix: 'como' },
    { text: 'Ese es el lugar [[dónde]] nos conocimos.', fix: 'donde' },
    { text: 'Es tan alto [[cómo]] su padre.', fix: 'como' },
    { text: '[[Cuándo]] llego a casa, ceno.', fix: 'Cuando' },
    { text: 'El niño, el [[cuál]] lloraba, se durmió.', fix: 'cual' },
    { text: 'No vino, por lo [[cuál]] me fui.', fix: 'cual' },
    { text: 'Lo dejó tal [[cuál]].', fix: 'cual' },
    { text: 'Lo hizo tal y [[cómo]] dijo.', fix: 'como' },
    { text: 'Habla [[cómo]] si fuera mi jefe.', fix: 'como' },
    { text: 'Las razones por las [[cuáles]] vino son dos.', fix: 'cuales' },
    { text: 'Saldré aun [[cuándo]] llueva.', fix: 'cuando' },
  ],
  misses: ['Lo hizo cómo quiso.', 'Vino cómo pudo.'],
  check(sentence, report) {
    const { tokens, words } = sentence;
    for (const [index, token] of tokens.entries()) {
      const isOpen = /^[¿¡]/u.test(tokens[index - 2]?.text ?? '');
      if (isNext(token) && !isOpen && isPhrase(sentence, index))
        report(token, [matchCase(token.text, withoutAccents(token.norm))]);
    }
    if (tokens.some(({ text }) => /[¿?¡]/u.test(text))) return;
    for (const [index, word] of words.entries()) {
      const isJoined =
        (word.norm === 'dónde' && isPlace(words, index)) ||
        (word.norm === 'cuándo' && index === 0 && isClause(words)) ||
        (word.norm === 'cómo' && isCompared(words, index));
      if (isJoined)
        report(word, [matchCase(word.text, word.norm.replace('ó', 'o').replace('á', 'a'))]);
    }
  },
});

const ASKING =
  /^(?:saber|preguntar|decir|explicar|recordar|indicar|averiguar|mostrar|ver|entender|olvidar|contar|señalar|informar|buscar)$/;

/** `la casa dónde`, a noun with its article */
const isPlace = (words: readonly AnalysedWord[], index: number): boolean =>
  // `pregunta en la tienda dónde está`
  !words.slice(0, index).some(({ readings }) => readings.some(({ lemma }) => ASKING.test(lemma))) &&
  PLACES.has(words[index - 1]?.norm ?? '') &&
  /^(?:el|la|un|una|este|esta|del|al)$/u.test(words[index - 2]?.norm ?? '') &&
  follows(words[index]) &&
  follows(words[index + 1]);

/** A clause in the present or the past, a comma, and what happens then. */
function isClause(words: readonly AnalysedWord[]): boolean {
  const comma = words.findIndex(({ text }) => text === ',');
  const after = words[comma + 1];
  const isThen =
    comma > 1 &&
    after !== undefined &&
    !/^(?:nadie|no|eso|ni|quién|cómo|dónde)$/u.test(after.norm) &&
    words
      .slice(comma)
      .every(({ best }) => !/^(?:saber|depender|importar|ignorar|decidir)$/.test(best.lemma));
  return (
    isThen &&
    words.slice(1, comma).some((word) => may(word, isStatement) && word.best.tense !== 'fut')
  );
}

/** `tan alto cómo`, `trabaja cómo profesor` */
function isCompared(words: readonly AnalysedWord[], index: number): boolean {
  const next = words[index + 1];
  if (!follows(words[index]) || !follows(next)) return false;
  if (words[index - 2]?.norm === 'tan') return words[index - 1]?.best.pos === 'ADJ';
  return words[index - 1]?.best.lemma === 'trabajar' && ROLES.has(next.norm);
}

/** `por lo cuál`, `tal y cómo`, `cómo si fuera`, `aun cuándo` */
function isPhrase(sentence: RuleSentence, index: number): boolean {
  const { norm } = sentence.tokens[index] ?? {};
  const before = normAt(sentence, index - 1);
  if (norm === 'cuándo') return before === 'aun';
  if (norm === 'cómo') {
    const isUnreal =
      normAt(sentence, index + 1) === 'si' &&
      /^(?:fuera|fuese|fueran|fuesen)$/u.test(normAt(sentence, index + 2)) &&
      !/^(?:y|sé|sabe|supo)$/u.test(before) &&
      !isClauseStart(sentence, index);
    return isUnreal || (before === 'y' && normAt(sentence, index - 2) === 'tal');
  }
  if (!/^cuál(?:es)?$/u.test(norm ?? '')) return false;
  // `el cuándo, el dónde y el cuál`
  const isNamed = before === 'el' && !isNext(sentence.tokens[index + 1]);
  return (before === 'tal' && norm === 'cuál') || (ARTICLES.test(before) && !isNamed);
}
