import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { isAfterSign } from '../grammar/clitics';
import { has, hasOnly, isFinite, isHanging, isInfinitive, isNoun } from '../grammar/words';

const TONIC = /^(?:moi|toi|lui)$/u;
const ELIDED = /^[mt]'$/u;
const OBJECT = /^(?:le|la|les|leur|nous)$/u;
/** No noun after them: what stands before is a pronoun. */
const LOOSE =
  /^(?:en|y|à|au|aux|dans|sur|sous|avec|pour|par|sans|chez|vers|de|du|d'|vite|bien|ici|là)$/u;
/** Nouns too, but before a pronoun commands. */
const OFTEN = /^(?:laisse|montre|aide|passe|porte|garde|excuse|réponds|rends|donne)$/u;
const JOINED = /^(?:et|aussi|qui|que|qu'|même|,|seul|seule|non|ou)$/u;

export const imperatifTraitUnion = defineRule({
  id: 'fr/imperatif-trait-union',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'A pronoun after an imperative is joined by a hyphen: “{fix}”.',
    fr: 'Le pronom qui suit un impératif s’y joint par un trait d’union : « {fix} ».',
    es: 'El pronombre que sigue a un imperativo se une con guion: «{fix}».',
  },
  explanation: {
    en: 'After an affirmative command the pronouns hang on the verb: “dis-lui”, “donne-le-moi”, “va-t’en”.',
    fr: 'Après un impératif affirmatif, les pronoms s’attachent au verbe : « dis-lui », « donne-le-moi », « va-t’en ».',
    es: 'Tras un imperativo afirmativo, los pronombres se unen al verbo: «dis-lui», «donne-le-moi», «va-t’en».',
  },
  valid: [
    'Dis-lui bonjour.',
    'Donne-le-moi demain.',
    'Coupez les fleurs du jardin.',
    'Pierre lui dit bonjour.',
    'Parlez la langue du pays.',
    'Montre leur maison à Paul.',
    'Demain nous irons au bois.',
    'Chante, toi aussi.',
    'Regarde la mer.',
    'Viens nous aider demain.',
    'Va lui demander son nom.',
    'Essaie toi-même.',
  ],
  invalid: [
    { text: '[[Dis lui]] bonjour.', fix: 'Dis-lui' },
    { text: '[[Donnez moi]] du pain.', fix: 'Donnez-moi' },
    { text: '[[Coupez les]] en deux.', fix: 'Coupez-les' },
    { text: 'Prends ce livre et donne-le[[ moi]] vite.', fix: '-moi' },
    { text: '[[Laisse nous]] ici.', fix: 'Laisse-nous' },
    { text: '[[Prends la]], elle est à toi.', fix: 'Prends-la' },
  ],
  misses: ['Prends le livre et donne le vite.'],
  check({ words }, report) {
    for (const [index, pronoun] of words.entries()) {
      const verb = words[index - 1];
      const next = words[index + 1];
      if (!verb || pronoun.kind !== 'word' || pronoun.gap !== ' ') continue;
      if (isHanging(verb)) {
        const isSecond = /^(?:moi|toi|lui|leur|nous)$/u.test(pronoun.norm);
        if (isSecond && /^-l(?:e|a|es)$/u.test(verb.text) && !isStart(next))
          report({ start: verb.end, end: pronoun.end }, [`-${pronoun.text}`]);
        continue;
      }
      // `va lui demander`, `viens nous aider`: the pronoun belongs to the infinitive.
      const isGoing = /^(?:va|vas|viens|venez|allez|allons|venons)$/u.test(verb.norm);
      if (isGoing && has(next, isInfinitive)) continue;
      // `essaie toi-même`
      if (pronoun.text.includes('-')) continue;
      if (!isAfterSign(words, index - 1) || !isCommand(verb) || !isObject(pronoun, next)) continue;
      const end = ELIDED.test(pronoun.norm) ? (next?.end ?? pronoun.end) : pronoun.end;
      const tail = end === pronoun.end ? '' : (next?.text ?? '');
      report({ start: verb.start, end }, [`${verb.text}-${pronoun.text}${tail}`]);
    }
  },
});

const isStart = (next: AnalysedWord | undefined): boolean =>
  next !== undefined && JOINED.test(next.norm) && next.kind === 'word';

const isCommand = (verb: AnalysedWord): boolean =>
  verb.kind === 'word' &&
  has(verb, (reading) => isFinite(reading) && reading.mood === 'imp') &&
  !/^(?:veuillez|entre)$/u.test(verb.norm) &&
  (!has(verb, isNoun) || OFTEN.test(verb.norm));

function isObject(pronoun: AnalysedWord, next: AnalysedWord | undefined): boolean {
  if (next !== undefined && JOINED.test(next.norm) && next.norm !== ',') return false;
  if (TONIC.test(pronoun.norm)) return next?.text !== ',' || pronoun.norm !== 'toi';
  if (ELIDED.test(pronoun.norm)) return /^(?:en|y)$/u.test(next?.norm ?? '');
  if (/^(?:y|en)$/u.test(pronoun.norm)) {
    const isPlace = pronoun.norm === 'y' && /^(?:ADP|ADV|SCONJ)$/u.test(next?.best.pos ?? '');
    return next === undefined || next.kind === 'punctuation' || isPlace;
  }
  if (!OBJECT.test(pronoun.norm)) return false;
  if (!next || next.kind === 'punctuation') return !/^[«"“(]$/u.test(next?.text ?? '');
  if (pronoun.norm === 'nous')
    return !has(next, isFinite) && !hasOnly(next, ({ pos }) => pos === 'PRON');
  return LOOSE.test(next.norm) || hasOnly(next, ({ pos }) => pos === 'ADP' || pos === 'ADV');
}
