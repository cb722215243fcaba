import { type AnalysedWord, defineRule, matchCase, entryOf } from '@tercet/proofreading-core';
import { PLURAL, nounCells } from '../grammar/agreement';
import { opensClause } from '../grammar/clauses';
import { isHaOfInfinitive } from '../grammar/verbs';
import { follows, isNoun, isParticiple, may, wordSet } from '../grammar/words';

const CLITICS = wordSet('me te se nos os le les lo');
const SUBJECTS: Readonly<Record<string, string>> = {
  yo: 'he',
  tú: 'has',
  él: 'ha',
  ella: 'ha',
  usted: 'ha',
  nosotros: 'hemos',
  nosotras: 'hemos',
  ellos: 'han',
  ellas: 'han',
  ustedes: 'han',
  vosotros: 'habéis',
  alguien: 'ha',
  nadie: 'ha',
  esto: 'ha',
  eso: 'ha',
  todo: 'ha',
  quien: 'ha',
};
/** Participles that are nouns as well: `a lado y lado`. */
const NOUNS =
  wordSet(`lado pasado hecho estado grado pedido mercado resultado sonido sentido significado dado dicho puesto contado
  vestido cuidado empleado soldado diputado abogado invitado marido partido`);

export const aHa = defineRule({
  id: 'es/a-ha',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Write “{fix}” here: “a” is a preposition, “ha” is from “haber”.',
    fr: 'Écrivez ici « {fix} » : « a » est une préposition, « ha » vient de « haber ».',
    es: 'Aquí se escribe «{fix}»: «a» es preposición y «ha» es del verbo «haber».',
  },
  explanation: {
    en: 'Before a participle write “ha” (“ha venido”), before an infinitive “a” (“voy a comprar”). They sound alike.',
    fr: 'Devant un participe, écrivez « ha » (« ha venido ») ; devant un infinitif, « a » (« voy a comprar »). Ils se prononcent de même.',
    es: 'Ante participio se escribe «ha» («ha venido») y ante infinitivo, «a» («voy a comprar»). Suenan igual.',
  },
  valid: [
    'Ella ha venido.',
    'Voy a comprar pan.',
    'Pasó de invitado a anfitrión.',
    'Se lo dio a Pedro.',
    'Lo ha de hacer.',
    'Vino a pie.',
    'Me ha costado mucho.',
    'Dio el libro a su hermano.',
    'Llegaron a estado de guerra.',
  ],
  invalid: [
    { text: 'Me [[a]] costado mucho aprender.', fix: 'ha' },
    { text: 'Ella [[a]] venido tarde.', fix: 'ha' },
    { text: 'Juan [[a]] salido ya.', fix: 'ha' },
    { text: 'Los niños [[a]] comido bien.', fix: 'han' },
    { text: 'Yo no [[a]] dormido nada.', fix: 'he' },
    { text: '[[A]] sido un placer.', fix: 'Ha' },
    { text: '[[A]] llegado el invierno.', fix: 'Ha' },
    { text: 'Todo lo que hizo [[a]] sido inútil.', fix: 'ha' },
    { text: 'Luego voy [[ha]] comprar pan y queso.', fix: 'a' },
    { text: 'Esta tarde voy [[ah]] hablar con la vecina.', fix: 'a' },
    { text: 'Apágalo y vuelve [[ha]] encenderlo.', fix: 'a' },
    { text: 'Hay que volverlo [[ha]] pintar.', fix: 'a' },
    { text: 'Quiero irme lejos y [[ha]] buscar otra casa.', fix: 'a' },
    { text: 'Estoy contento con el equipo, [[a]] jugado muy bien.', fix: 'ha' },
  ],
  misses: ['El director que conocimos a salido.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      const next = words[index + 1];
      if (!follows(next) || next.text !== next.text.toLowerCase()) continue;
      if (/^(?:ha|ah)$/u.test(word.norm)) {
        if (follows(word) && isHaOfInfinitive(words, index)) report(word, ['a']);
      }
      if (word.norm !== 'a' || !may(next, isParticiple) || !next.norm.endsWith('o')) continue;
      // `A sido un placer`
      if (
        index === 0 &&
        (/^(?:sido|estado|habido|tenido|podido|ido|venido)$/u.test(next.norm) ||
          (/^(?:llegado|salido|empezado|llovido|muerto)$/u.test(next.norm) &&
            /^(?:DET|ADV|NUM|ADP)$/.test(words[2]?.best.pos ?? ''))) &&
        words[index + 2]?.best.pos !== 'ADJ'
      )
        report(word, [matchCase(word.text, 'ha')]);
      if (word.text !== 'a' || !follows(word)) continue;
      const auxiliary =
        auxiliaryAfter(words, index, NOUNS.has(next.norm)) ??
        (/^(?:sido|tenido|podido)$/u.test(next.norm) ? 'ha' : undefined);
      if (auxiliary) report(word, [matchCase(word.text, auxiliary)]);
    }
  },
});

/** A word with a capital that opens the sentence. */
const isHead = (words: readonly AnalysedWord[], at: number): boolean =>
  at === 0 &&
  /^\p{Lu}\p{Ll}+$/u.test(words[at]?.text ?? '') &&
  !NO_NAMES.test(words[at]?.norm ?? '');

/** `Gracias a lo vivido`, `Respecto a pedidos` */
const NO_NAMES =
  /^(?:gracias|respecto|debido|junto|frente|rumbo|camino|pese|conforme|casa|paso|punto)$/u;

/** The participle has an object or an adverb: it is no noun. */
const isActive = (words: readonly AnalysedWord[], at: number): boolean =>
  !may(words[at], isNoun) && /^(?:DET|ADV|NUM|ADP)$/.test(words[at + 1]?.best.pos ?? '');

/** The form of `haber` that the words before ask for. */
function auxiliaryAfter(
  words: readonly AnalysedWord[],
  index: number,
  isAmbiguous: boolean,
): string | undefined {
  let at = index - 1;
  if (CLITICS.has(words[at]?.norm ?? '') && words[at]?.token !== words[at - 1]?.token) {
    while (CLITICS.has(words[at]?.norm ?? '') || words[at]?.norm === 'no') at -= 1;
    return (
      entryOf(SUBJECTS, words[at]?.norm ?? '') ??
      (words[at]?.best.number === 'pl' && words[at]?.best.pos === 'NOUN' ? 'han' : 'ha')
    );
  }
  while (/^(?:no|ya|también|nunca|siempre)$/u.test(words[at]?.norm ?? '')) at -= 1;
  const subject = words[at];
  // `mi hija, a sacado buenas notas`
  const isAfterComma = subject?.text === ',' && !isAmbiguous && isActive(words, index + 1);
  if (isAfterComma) return 'ha';
  if (!subject || subject.kind !== 'word') return undefined;
  const form = entryOf(SUBJECTS, subject.norm);
  // `jugárselo todo a partido único`
  const isVague = isAmbiguous && /^(?:todo|esto|eso)$/u.test(subject.norm);
  if (form) return isVague ? undefined : form;
  if (isAmbiguous) return undefined;
  // `huele más a quemado que a podrido`
  const isCompared = words.slice(0, at).some(({ norm }) => /^(?:más|menos|antes)$/u.test(norm));
  if (subject.norm === 'que' && isCompared) return undefined;
  if (at < index - 1 || subject.norm === 'que') return 'ha';
  if (subject.best.pos === 'PROPN') return 'ha';
  // `Juan a salido`: a name at the head, which may be a noun too.
  if (isHead(words, at) && subject.best.pos === 'NOUN') return 'ha';
  // `la oposición a`: only a noun that opens the clause is its subject.
  if (subject.best.pos !== 'NOUN' || words[at - 1]?.best.pos !== 'DET') return undefined;
  if (!opensClause(words, at - 1)) return undefined;
  const cells = nounCells(subject);
  return (cells & PLURAL) === cells ? 'han' : 'ha';
}
