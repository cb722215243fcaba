import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { wordSet } from '../clauses';
import { isMainClause, startsWithPronoun } from '../grammar/main-clause';

const LINKING = wordSet('however therefore moreover furthermore nevertheless consequently');
/** "He is, I think, …", "…, you know": what is only put in between. */
const INSERTED = wordSet(
  'think guess believe suppose know say said says mean hope feel fear see imagine swear admit tell told asked replied cried',
);

export const commaSplice = defineRule({
  id: 'en/comma-splice',
  category: 'punctuation',
  level: 'suggestion',
  message: {
    en: 'A comma alone does not join two sentences: “{fix}”.',
    fr: 'Une virgule seule ne relie pas deux phrases en anglais : « {fix} ».',
    es: 'En inglés una coma sola no une dos oraciones: «{fix}».',
  },
  explanation: {
    en: 'Two clauses that could each be a sentence take a full stop, a semicolon, or a word such as “and” between them: “It rained. We stayed in.”',
    fr: 'Entre deux propositions qui pourraient être des phrases, l’anglais veut un point, un point-virgule ou un mot comme « and » : « It rained. We stayed in. »',
    es: 'Entre dos oraciones que podrían ir solas, el inglés pide punto, punto y coma o una palabra como «and»: «It rained. We stayed in.»',
  },
  valid: [
    'It rained all day. We stayed in.',
    'It rained all day, and we stayed in.',
    'When it rained, we stayed in.',
    'In that case, we stay in.',
    'He is, I think, a good man.',
    'The rain, however, was cold.',
    'She left early, which was sad.',
    'You know it, don’t you?',
    'We came, we saw, we left.',
    'The house was cold, it seems.',
    'Over time, however, they left.',
  ],
  invalid: [
    { text: 'The weather was bad[[, we]] stayed in all day.', fix: '. We' },
    { text: 'I like my new school[[, it]] is near the park.', fix: '. It' },
    { text: 'She bought a red car[[, she]] drives it every day.', fix: '. She' },
    { text: 'It rained a lot[[, however,]] we went out.', fix: '; however,' },
    { text: 'The house is big[[, therefore]] it is cold.', fix: '; therefore' },
    { text: 'We must leave now[[, you]] can call him later.', fix: '. You' },
  ],
  misses: ['Pay now and relax, you won’t be sorry.', 'The bus was late, the people were angry.'],
  check({ words }, report) {
    const comma = words.findIndex(({ norm }) => norm === ',');
    const sign = words[comma];
    if (!sign || comma < 3 || !isMainClause(words, 0, comma)) return;
    const next = words[comma + 1];
    if (!next) return;
    if (LINKING.has(next.norm)) {
      const isClosed = words[comma + 2]?.norm === ',';
      if (!startsWithPronoun(words, comma + (isClosed ? 3 : 2))) return;
      const last = isClosed ? words[comma + 2] : next;
      report({ start: sign.start, end: last?.end ?? next.end }, [
        `; ${next.norm}${isClosed ? ',' : ''}`,
      ]);
      return;
    }
    const verb = words[comma + 2];
    const isOpen = words
      .slice(comma + 1)
      .some(({ norm }, at, rest) => norm === '?' || (norm === ',' && isSubject(rest[at + 1])));
    if (isOpen || !verb || !startsWithPronoun(words, comma + 1)) return;
    if (INSERTED.has(verb.norm) || words.length - comma < 5) return;
    const text = next.norm.charAt(0).toUpperCase() + next.norm.slice(1);
    report({ start: sign.start, end: next.end }, [`. ${text}`, `; ${next.text}`]);
  },
});

/** Of a third clause: "We came, we saw, we left." */
const isSubject = (word: AnalysedWord | undefined): boolean =>
  word !== undefined &&
  /^(?:i|you|he|she|it|we|they|there|this|that|and|or|but|which|who)$/.test(word.norm);
