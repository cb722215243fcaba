import { type AnalysedWord, defineRule, matchCase } from '@tercet/proofreading-core';
import { follows, isStatement, may, wordSet } from '../grammar/words';

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
    en: '“Dónde”, “cuándo” and “cómo” ask. “La casa donde vivo”, “cuando era niño” and “trabaja como profesor” only join, and have no accent.',
    fr: '« Dónde », « cuándo » et « cómo » interrogent. « La casa donde vivo », « cuando era niño » et « trabaja como profesor » ne font que relier, sans accent.',
    es: '«Dónde», «cuándo» y «cómo» preguntan. «La casa donde vivo», «cuando era niño» y «trabaja como profesor» solo enlazan, y van sin tilde.',
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
  ],
  invalid: [
    { text: 'La casa [[dónde]] vivo es vieja.', fix: 'donde' },
    { text: '[[Cuándo]] era niño, vivía en Cuba.', fix: 'Cuando' },
    { text: 'Mi padre trabaja [[cómo]] profesor.', fix: 'como' },
    { text: 'Ese es el lugar [[dónde]] nos conocimos.', fix: 'donde' },
    { text: 'Es tan alto [[cómo]] su padre.', fix: 'como' },
    { text: '[[Cuándo]] llego a casa, ceno.', fix: 'Cuando' },
  ],
  misses: ['Lo hizo cómo quiso.'],
  check({ tokens, words }, report) {
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
