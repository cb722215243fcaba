import { type AnalysedWord, defineRule, matchCase, entryOf } from '@tercet/proofreading-core';
import { follows, isInfinitive, may, wordSet } from '../grammar/words';

const AUXILIARIES = wordSet(
  'he has ha hemos habéis han había habías habíamos habían haya hayas hayan hubiera hubieran habría habrían haber habiendo está están estaba estaban fue fueron ser sido estar es son bien mal',
);
const DETERMINERS = wordSet('el un este ese al del de dicho');

export const hechoEcho = defineRule({
  id: 'es/hecho-echo',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Write “{fix}” here: the two words sound alike.',
    fr: 'Écrivez ici « {fix} » : les deux mots se prononcent de même.',
    es: 'Aquí se escribe «{fix}»: las dos palabras suenan igual.',
  },
  explanation: {
    en: '“Hecho” is from “hacer” (“está hecho”), “echo” from “echar” (“te echo de menos”).',
    fr: '« Hecho » vient de « hacer » (« está hecho »), « echo » de « echar » (« te echo de menos »).',
    es: '«Hecho» es de «hacer» («está hecho») y «echo», de «echar» («te echo de menos»).',
  },
  valid: [
    'Está hecho de madera.',
    'Te echo de menos.',
    'Echo sal a la sopa.',
    'De hecho, no vino.',
    'No lo echó nadie.',
    'Lo he hecho hoy.',
    'Echa agua al vaso.',
    'Me echaron de casa.',
    'Es un pan más fino y hecho de menos harina.',
  ],
  invalid: [
    { text: 'El banco está [[echo]] de piedra.', fix: 'hecho' },
    { text: 'He [[echo]] la cena.', fix: 'hecho' },
    { text: 'El [[echo]] es que no vino.', fix: 'hecho' },
    { text: 'Te [[hecho]] de menos.', fix: 'echo' },
    { text: 'Te [[hecho]] mucho de menos.', fix: 'echo' },
    { text: 'Hablamos poco y [[hecho]] de menos su voz.', fix: 'echo' },
    { text: 'De [[echo]], no vino nadie.', fix: 'hecho' },
    { text: 'Voy a [[hechar]] agua al vaso.', fix: 'echar' },
  ],
  misses: ['Hecho sal a la sopa.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      const before = words[index - 1]?.norm ?? '';
      const fix = fixFor(words, index, before);
      if (fix) report(word, [matchCase(word.text, fix)]);
    }
  },
});

/** Before `echo de menos`: an object pronoun, or what opens a clause. */
const OPENS_MISSED =
  /^(?:|,|yo|no|y|que|porque|pero|también|ya|siempre|si|te|me|lo|la|los|las|os|nos|le|les)$/u;

/** `hecho (mucho) de menos`, but `hecho de menos azúcar` */
function isMissed(words: readonly AnalysedWord[], index: number): boolean {
  const at = /^(?:mucho|muchísimo|tanto|bastante)$/u.test(words[index + 1]?.norm ?? '')
    ? index + 2
    : index + 1;
  if (words[at]?.norm !== 'de' || words[at + 1]?.norm !== 'menos') return false;
  const object = words[at + 2]?.best.pos;
  return object !== 'NOUN' && object !== 'ADJ';
}

const ECHAR: Readonly<Record<string, string>> = {
  hechar: 'echar',
  hechas: 'echas',
  hecha: 'echa',
  hechando: 'echando',
  hechado: 'echado',
  hechan: 'echan',
  hechó: 'echó',
  hechamos: 'echamos',
};

function fixFor(words: readonly AnalysedWord[], index: number, before: string): string | undefined {
  const word = words[index];
  const next = words[index + 1];
  if (!word) return undefined;
  if (/^echo|^echa[s]?$|^echos$/u.test(word.norm) && follows(word)) {
    const isDone =
      AUXILIARIES.has(before) || (DETERMINERS.has(before) && /^echos?$/u.test(word.norm));
    if (isDone && /^ech[oa]s?$/u.test(word.norm) && !(next && may(next, isInfinitive)))
      return `h${word.norm}`;
  }
  if (word.norm === 'hecho' || word.norm === 'hecha' || word.norm === 'hechas') {
    return isMissed(words, index) && OPENS_MISSED.test(before) ? word.norm.slice(1) : undefined;
  }
  return /^hech(?:ar|ando|ado|an|ó|amos)$/u.test(word.norm) ? entryOf(ECHAR, word.norm) : undefined;
}
