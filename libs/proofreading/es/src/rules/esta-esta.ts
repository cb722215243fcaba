import { type AnalysedWord, defineRule, matchCase, entryOf } from '@tercet/proofreading-core';
import { FEMININE_SINGULAR, PLURAL, adjectiveCells } from '../grammar/agreement';
import { isPerson } from '../grammar/people';
import { opensClause } from '../grammar/clauses';
import { isTime } from '../grammar/noun-kinds';
import { subjectBefore } from '../grammar/subjects';
import {
  follows,
  isAdjective,
  isGerund,
  isNoun,
  isParticiple,
  may,
  wordSet,
} from '../grammar/words';

const FORMS: Readonly<Record<string, string>> = { esta: 'está', estas: 'estás', este: 'esté' };
/** What stands before a verb and never before a demonstrative. */
const BEFORE_VERB = wordSet(
  'se no ya siempre también nunca me te le nos quién dónde cómo donde casi aún todavía tampoco ella él tú aunque',
);
const ADVERBS = wordSet(
  'muy bien mal cerca lejos aquí allí ahí acá allá hoy dentro fuera encima debajo lleno llena listo claro disponible siempre',
);
const PLACES = wordSet('en por sobre bajo entre sin para a al contra hasta desde');
const STATES = wordSet(
  'situada ubicada hecha basada dedicada formada llena compuesta rodeada escrita relacionada diseñada cerrada abierta prohibida lista feliz triste contenta cansada enferma',
);

export const estaEsta = defineRule({
  id: 'es/esta-esta',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'The verb “estar” has an accent here: “{fix}”.',
    fr: 'Le verbe « estar » porte ici un accent : « {fix} ».',
    es: 'Aquí es el verbo «estar» y lleva tilde: «{fix}».',
  },
  explanation: {
    en: '“Esta casa” is “this house”; “está en casa” is “is at home”. Likewise “este” and “esté”, “estas” and “estás”.',
    fr: '« Esta casa » veut dire « cette maison » ; « está en casa », « est à la maison ». De même « este » et « esté », « estas » et « estás ».',
    es: '«Esta casa» señala; «está en casa» es del verbo «estar». Lo mismo con «este» y «esté», «estas» y «estás».',
  },
  valid: [
    'Esta casa es grande.',
    'Está en casa.',
    'Esta es mi hermana.',
    'Prefiero esta de aquí.',
    'Dijo que esta semana vendría.',
    'No esta vez, sino la otra.',
    'Se hizo esta foto.',
    'Estas cosas pasan.',
    'Este último año fue bueno.',
    'La otra está lejos y esta cerca.',
    'Los niños esta tarde no juegan.',
    'Mis padres esta vez ganaron.',
    'Mi hermana esta noche canta.',
  ],
  invalid: [
    { text: 'Dime si [[estas]] bien.', fix: 'estás' },
    { text: 'El niño [[esta]] jugando en el patio.', fix: 'está' },
    { text: 'Mi madre [[esta]] muy cansada.', fix: 'está' },
    { text: 'El museo [[esta]] situado en el centro.', fix: 'está' },
    { text: '¿Qué [[estas]] haciendo?', fix: 'estás' },
    { text: 'Ya no [[esta]] en casa.', fix: 'está' },
    { text: 'No sé dónde [[esta]].', fix: 'está' },
    { text: 'Cuando [[este]] durmiendo, no llames.', fix: 'esté' },
    { text: 'El hilo [[esta]] prácticamente muerto.', fix: 'está' },
    { text: 'Dime si la misma [[esta]] en tu bolso.', fix: 'está' },
    { text: 'Espero que [[este]] bien.', fix: 'esté' },
    { text: '[[Esta]] en la cocina.', fix: 'Está' },
    { text: 'Los gatos [[esta]] durmiendo.', fix: 'están' },
    { text: 'Ellas [[esta]] aquí desde ayer.', fix: 'están' },
    { text: 'Mi hermana [[esta]] enferma.', fix: 'está' },
    { text: '¿Dónde [[esta]] el baño?', fix: 'está' },
  ],
  misses: ['Dicen que esta cara.'],
  check({ tokens, words }, report) {
    if (!tokens.some(({ norm }) => norm in FORMS)) return;
    for (const [index, word] of words.entries()) {
      const fix = entryOf(FORMS, word.norm);
      if (fix === undefined) continue;
      const ofSubject = word.norm === 'esta' ? formOfSubject(words, index) : undefined;
      // `después de esta jugando`
      const isLed = /^(?:de|para|sin|por)$/u.test(words[index - 1]?.norm ?? '');
      const infinitive = isLed && may(words[index + 1], isGerund) ? 'estar' : undefined;
      if ((ofSubject && isStateAfter(words, index)) || isVerbHere(words, index))
        report(word, [matchCase(word.text, infinitive ?? ofSubject ?? fix)]);
    }
  },
});

const PERSONS: Readonly<Record<string, string>> = {
  yo: 'estoy',
  tú: 'estás',
  él: 'está',
  ella: 'está',
  usted: 'está',
  nosotros: 'estamos',
  nosotras: 'estamos',
  ellos: 'están',
  ellas: 'están',
  ustedes: 'están',
  todos: 'están',
  todas: 'están',
};

/** What the subject before an index asks for: `están` after `los niños`. */
function formOfSubject(words: readonly AnalysedWord[], index: number): string | undefined {
  let last = index - 1;
  while (/^(?:no|ya|también|siempre|tampoco|todavía|aún)$/u.test(words[last]?.norm ?? ''))
    last -= 1;
  const end = words[last];
  if (!end || end.kind !== 'word') return undefined;
  const pronoun = entryOf(PERSONS, end.norm);
  const joint = words[last - 1]?.best.pos === 'DET' ? last - 2 : last - 1;
  if (
    /^[ye]$/u.test(words[joint]?.norm ?? '') &&
    /^(?:NOUN|PROPN)$/.test(words[joint - 1]?.best.pos ?? '')
  )
    return pronoun === undefined || pronoun.endsWith('n')
      ? 'están'
      : end.norm === 'yo'
        ? 'estamos'
        : undefined;
  if (pronoun) return opensClause(words, last) ? pronoun : undefined;
  // `mi hermana`, which the tagger may take for an adjective.
  if (isPerson(end) && words[last - 1]?.best.pos === 'DET' && opensClause(words, last - 1))
    return end.norm.endsWith('s') ? 'están' : 'está';
  const subject = subjectBefore(words, index);
  if (subject?.last !== last) return undefined;
  return (subject.cells & PLURAL) === subject.cells ? 'están' : 'está';
}

/** What comes after an index tells how or where somebody is; it is no noun, as in `los niños esta tarde`. */
function isStateAfter(words: readonly AnalysedWord[], index: number): boolean {
  const next = words[index + 1];
  if (!follows(next) || isTime(next)) return false;
  if (ADVERBS.has(next.norm) || next.norm === 'en') return true;
  const ends = !/^(?:NOUN|ADJ)$/.test(words[index + 2]?.best.pos ?? '');
  return ends && (may(next, isParticiple) || may(next, isAdjective));
}

function isVerbHere(words: readonly AnalysedWord[], index: number): boolean {
  const word = words[index];
  const before = words[index - 1];
  const next = words[index + 1];
  if (!word) return false;
  const hasVerbBefore =
    before !== undefined &&
    before.kind === 'word' &&
    BEFORE_VERB.has(before.norm) &&
    before.token !== words[index - 2]?.token;
  if (!next || !follows(next))
    return (
      word.norm !== 'este' &&
      hasVerbBefore &&
      /^(?:d[oó]nde|c[oó]mo|quién|se|ya)$/u.test(before.norm) &&
      /^[.?!,;]/u.test(words[index + 1]?.text ?? '.')
    );
  const isGerundNext = may(next, isGerund) && !may(next, isNoun);
  if (index === 0 && word.norm === 'esta' && isWholeVerb(words)) return true;
  if (word.norm === 'este')
    return (
      isGerundNext ||
      (/^(?:bien|mal|listo|lista|contento|contenta|enfermo|enferma)$/u.test(next.norm) &&
        before?.norm === 'que')
    );
  if (isGerundNext) return true;
  if (
    /^(?:d[oó]nde|c[oó]mo)$/u.test(before?.norm ?? '') &&
    /^(?:el|la|mi|tu|su|usted)$/u.test(next.norm)
  )
    return word.norm === 'esta';
  if (/^(?:muy|lejos)$/u.test(next.norm) && word.norm === 'esta') {
    // `por esta muy amable carta`, `la tuya está cerca, esta lejos`
    const isOfNoun = [words[index + 2], words[index + 3]].some((one) => one?.best.pos === 'NOUN');
    const isGapped = before?.text === ',' && words[index + 2]?.kind !== 'word';
    return (
      before?.norm !== 'y' &&
      !isGapped &&
      !(next.norm === 'muy' && isOfNoun && before?.best.pos === 'ADP')
    );
  }
  const subject =
    before?.kind === 'word' &&
    (before.best.pos === 'NOUN' || before.best.pos === 'PROPN') &&
    before.best.number !== 'pl' &&
    !isPointedAt(words, index);
  // `si la misma esta en la lista`, `todo el hilo esta esencialmente muerto`
  const isSame = /^mism[oa]$/u.test(before?.norm ?? '') && words[index - 2]?.best.pos === 'DET';
  if (may(next, isParticiple) || may(next, isAdjective)) {
    const cells = adjectiveCells(next);
    const isState = may(next, isParticiple) || STATES.has(next.norm);
    const disagrees = word.norm === 'esta' ? (cells & FEMININE_SINGULAR) === 0 : (cells & 8) === 0;
    if (
      disagrees &&
      (isState || hasVerbBefore || subject) &&
      !(may(next, isNoun) && !isState && next.best.pos === 'NOUN')
    )
      return true;
    if (
      isState &&
      (subject || hasVerbBefore) &&
      word.norm === 'esta' &&
      words[index + 2]?.best.pos !== 'NOUN'
    )
      return true;
  }
  // `espero que estas bien`
  if (/^(?:bien|mal|cerca|lejos|aquí|allí|listo|lista)$/u.test(next.norm) && word.norm === 'estas')
    return hasVerbBefore || /^(?:que|si|cuando)$/u.test(before?.norm ?? '');
  if (ADVERBS.has(next.norm) && word.norm === 'esta')
    return subject || hasVerbBefore || before?.norm === 'que';
  if (word.norm === 'esta' && subject && next.norm.endsWith('mente')) return true;
  return PLACES.has(next.norm) && word.norm === 'esta' && (subject || hasVerbBefore || isSame);
}

/** `¿viste la película esta en el cine?`: behind the verb the noun is its object, and `esta` points at it. */
function isPointedAt(words: readonly AnalysedWord[], index: number): boolean {
  if (words[index - 2]?.norm !== 'la') return false;
  return words[index - 3]?.best.form === 'fin';
}

/** `Esta en la cocina.`: the only verb that the sentence has. */
const isWholeVerb = (words: readonly AnalysedWord[]): boolean =>
  (words[1]?.norm === 'en' || (words[1]?.norm === 'siempre' && may(words[2], isGerund))) &&
  /^[.!]$/u.test(words.at(-1)?.text ?? '') &&
  words.slice(1).every(({ best, text }) => best.form !== 'fin' && text !== ',');
