import { type AnalysedWord, defineRule, entryOf } from '@tercet/proofreading-core';
import { takesElision } from '../vowel-start';
import { withNe } from '../grammar/negation';
import { has, isFinite, isHanging } from '../grammar/words';

const SUBJECT = /^(?:je|j'|tu|t'|il|elle|on|nous|vous|ils|elles|ça|cela)$/u;
const WHOLE: Readonly<Record<string, string>> = { "j'": 'je ', "t'": 'tu ' };

export const neManquant = defineRule({
  id: 'fr/ne-manquant',
  category: 'grammar',
  level: 'suggestion',
  message: {
    en: 'In writing, “pas” goes with “ne”: “{fix}”.',
    fr: 'À l’écrit, « pas » va avec « ne » : « {fix} ».',
    es: 'Por escrito, «pas» va con «ne»: «{fix}».',
  },
  explanation: {
    en: 'Speech often drops “ne”; careful writing keeps both parts of the negation: “je ne sais pas”.',
    fr: 'L’oral omet souvent « ne » ; l’écrit soigné garde les deux parties de la négation : « je ne sais pas ».',
    es: 'El habla suele omitir «ne»; la escritura cuidada mantiene las dos partes de la negación: «je ne sais pas».',
  },
  valid: [
    'Je ne suis pas d’accord.',
    'Nous n’avons pas reçu le colis.',
    'Il avance pas à pas.',
    'Pourquoi pas ?',
    'Elle a pas mal d’amis.',
    'Il veut ne pas venir.',
    'Viens-tu, oui ou non ?',
    'Vous marchez, pas lui.',
  ],
  invalid: [
    { text: 'Je [[suis]] pas d’accord.', fix: 'ne suis' },
    { text: 'Nous [[avons]] pas reçu le colis.', fix: 'n’avons' },
    { text: 'Il [[a]] pas compris.', fix: 'n’a' },
    { text: '[[J’ai]] pas faim.', fix: 'Je n’ai' },
    { text: 'Ça [[marche]] pas.', fix: 'ne marche' },
    { text: 'Il [[y a]] pas de pain.', fix: 'n’y a' },
  ],
  misses: ['Mon frère vient pas.', 'C’est pas grave.'],
  check({ words }, report) {
    for (const [index, pas] of words.entries()) {
      if (pas.norm !== 'pas' || /^(?:à|mal|moins)$/u.test(words[index + 1]?.norm ?? '')) continue;
      const verb = words[index - 1];
      if (!verb || isHanging(verb) || !has(verb, isFinite)) continue;
      const at = subjectBefore(words, index - 1);
      const subject = words[at];
      const first = words[at + 1];
      if (!subject || !first || isLiaison(subject, first)) continue;
      const between = words.slice(at + 1, index);
      const text = between.map((word, i) => (i === 0 ? '' : word.gap) + word.text).join('');
      const whole = entryOf(WHOLE, subject.norm);
      if (whole === undefined) report({ start: first.start, end: verb.end }, [withNe(text)]);
      else {
        const isCapital = subject.text !== subject.text.toLowerCase();
        const start = isCapital ? whole.charAt(0).toUpperCase() + whole.slice(1) : whole;
        report({ start: subject.start, end: verb.end }, [start + withNe(text)]);
      }
    }
  },
});

/** Where the subject pronoun stands, with nothing but object pronouns between; -1 where there is none or `ne`. */
function subjectBefore(words: readonly AnalysedWord[], verb: number): number {
  let at = verb - 1;
  while (/^(?:me|m'|te|se|s'|le|la|l'|les|lui|leur|y|en)$/u.test(words[at]?.norm ?? '')) at -= 1;
  if (/^(?:nous|vous)$/u.test(words[at]?.norm ?? '') && SUBJECT.test(words[at - 1]?.norm ?? ''))
    at -= 1;
  const subject = words[at];
  if (!subject || isHanging(subject) || !SUBJECT.test(subject.norm)) return -1;
  const before = words[at - 1];
  // `t’as pas`, but `il t’a pas vu` has a subject before.
  if (subject.norm === "t'" && (before?.kind === 'word' || words[verb]?.norm !== 'as')) return -1;
  return before?.best.pos === 'ADP' || before?.norm === 'ne' ? -1 : at;
}

/** `on a pas`: that the ear misses the `n’` is a rule of its own. */
const isLiaison = (subject: AnalysedWord, first: AnalysedWord): boolean =>
  subject.norm === 'on' && takesElision(first.norm);
