import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { wordSet } from '../clauses';
import { nounPhraseAt } from '../grammar/noun-phrase';
import { nounNumber } from '../grammar/noun-number';

const OWNERS = wordSet('my your his her our their');
const SINGULAR = wordSet('he she');

export const doubledSubject = defineRule({
  id: 'en/doubled-subject',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'The subject stands there twice: leave out “{found}”.',
    fr: 'Le sujet est exprimé deux fois : supprimez « {found} ».',
    es: 'El sujeto aparece dos veces: quita «{found}».',
  },
  explanation: {
    en: 'A verb has one subject, a noun or a pronoun: “My brother told me”, not “My brother he told me”.',
    fr: 'Un verbe n’a qu’un sujet, nom ou pronom : « My brother told me », et non « My brother he told me ».',
    es: 'Un verbo tiene un solo sujeto, nombre o pronombre: «My brother told me», no «My brother he told me».',
  },
  valid: [
    'My brother told me the truth.',
    'My friend she met in Rome is here.',
    'My brother, he is a fool.',
    'When I saw my brother he smiled.',
    'My parents say they are fine.',
    'His books they still read are old.',
    'The man he met was old.',
    'In my house they speak French.',
    'My only hope they took away from me.',
  ],
  invalid: [
    { text: 'My brother [[he ]]told me the truth.', fix: '' },
    { text: 'My parents [[they ]]live in Leeds.', fix: '' },
    { text: 'Our teacher [[she ]]is very kind.', fix: '' },
    { text: 'His friends [[they ]]have a boat.', fix: '' },
    { text: 'My sister [[she ]]likes to sing because it makes her happy.', fix: '' },
  ],
  misses: ['The man he told me the truth.', 'In Rome my brother he told me.'],
  check({ words }, report) {
    const phrase = nounPhraseAt(words, 0);
    if (!phrase || !OWNERS.has(phrase.opener?.norm ?? '')) return;
    const pronoun = words[phrase.end];
    const verb = words[phrase.end + 1];
    if (!pronoun || !verb || pronoun.gap !== ' ' || verb.gap !== ' ') return;
    const isSame = SINGULAR.has(pronoun.norm)
      ? PERSON.test(phrase.head.norm)
      : pronoun.norm === 'they' && PERSON.test(phrase.head.norm.replace(/s$/, ''));
    const number = SINGULAR.has(pronoun.norm) ? 'sg' : 'pl';
    if (!isSame || nounNumber(phrase.head) !== number || !isFinite(verb)) return;
    // "My friend she met is here": a relative clause, and the verb of the sentence is still to come.
    if (hasOtherVerb(words.slice(phrase.end + 2))) return;
    report({ start: pronoun.start, end: verb.start }, ['']);
  },
});

const PERSON =
  /^(?:brother|sister|mother|father|mum|mom|dad|parent|friend|teacher|boss|husband|wife|son|daughter|uncle|aunt|cousin|grandmother|grandfather|grandparent|colleague|neighbou?r|girlfriend|boyfriend|classmate|roommate|kid|student|children|family|dog|cat)$/;

const isFinite = ({ best }: AnalysedWord): boolean =>
  /^(?:VERB|AUX)$/.test(best.pos) && best.form === 'fin';

/** Whether a further finite verb stands in the same clause. */
function hasOtherVerb(rest: readonly AnalysedWord[]): boolean {
  const end = rest.findIndex(
    ({ norm, best }) => /^[,;:.!?]$/.test(norm) || /^(?:SCONJ|CCONJ)$/.test(best.pos),
  );
  return rest.slice(0, end < 0 ? undefined : end).some(isFinite);
}
