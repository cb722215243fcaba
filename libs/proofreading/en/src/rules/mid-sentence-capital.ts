import { type RuleSentence, type RuleToken, defineRule } from '@tercet/proofreading-core';
import { wordSet } from '../clauses';

const LITTLE_WORDS = wordSet(
  'he she we they you it but and so or because if when while although since that this these those there then ' +
    'which who where not also my your his our their its in on at for to from with of as than is are was were have has had can will',
);
/** Who is written with a capital out of respect: "He". */
const HOLY = /^(?:god|lord|jesus|christ|allah|heaven|spirit|father|saviou?r)$/;

export const midSentenceCapital = defineRule({
  id: 'en/mid-sentence-capital',
  category: 'capitalization',
  level: 'suggestion',
  message: {
    en: 'No new sentence begins here, so no capital: “{fix}”.',
    fr: 'Aucune phrase ne commence ici, donc pas de majuscule : « {fix} ».',
    es: 'Aquí no empieza ninguna oración, así que va en minúscula: «{fix}».',
  },
  explanation: {
    en: 'A comma does not end a sentence, and the word behind it keeps its small letter unless it is a name: “First of all, he is late.”',
    fr: 'Une virgule ne termine pas la phrase : le mot qui la suit garde sa minuscule, sauf si c’est un nom propre : « First of all, he is late. »',
    es: 'La coma no termina la oración: la palabra que la sigue va en minúscula, salvo que sea un nombre propio: «First of all, he is late.»',
  },
  valid: [
    'First of all, he is late.',
    'When God speaks, He is heard.',
    'We read “It Is So” last year.',
    'He said, “We are late.”',
    'They wrote for the Sun, The Times and others.',
    'She played in Gone, But Not Forgotten for years.',
    'It is late. We must go.',
    'Dear Ann, We are glad that you came.',
    'They read novels, The Times and letters.',
    'We flew with IT, HR and others.',
  ],
  invalid: [
    { text: 'First of all, [[He]] was late for the show.', fix: 'he' },
    { text: 'It rained all day, [[But]] we went out.', fix: 'but' },
    { text: 'For example, [[When]] the road is closed, we walk.', fix: 'when' },
    { text: 'Sport keeps us fit, [[And]] it makes us glad.', fix: 'and' },
    { text: 'I like the house, [[Because]] it is near the sea.', fix: 'because' },
  ],
  misses: ['I like the house Because it is near the sea.'],
  check(sentence, report) {
    const { tokens } = sentence;
    if (!isProse(sentence)) return;
    for (const [index, token] of tokens.entries()) {
      // Speech, a title or a list begins.
      if (/^["“”«»:]$/.test(token.text)) return;
      const comma = tokens[index - 1];
      if (index < 3 || comma?.text !== ',' || token.gap !== ' ' || !isCapital(token)) continue;
      if (!LITTLE_WORDS.has(token.norm) || token.text === token.text.toUpperCase()) continue;
      const next = tokens[index + 1];
      const before = tokens[index - 2];
      if (!next || next.kind !== 'word' || isCapital(next)) continue;
      if (!before || before.kind !== 'word' || (isCapital(before) && index > 3)) continue;
      report(token, [token.norm]);
    }
  },
});

const isCapital = ({ text }: RuleToken): boolean => /^\p{Lu}/u.test(text);

/** A sentence of its own, without speech, titles or greetings, in which hardly another word has a capital. */
function isProse({ tokens }: RuleSentence): boolean {
  const first = tokens[0];
  if (!first || /^(?:dear|hi|hello|hey)$/.test(first.norm)) return false;
  if (tokens.some(({ norm }) => HOLY.test(norm))) return false;
  const words = tokens.slice(1).filter(({ kind, text }) => kind === 'word' && text !== 'I');
  const capitals = words.filter(isCapital);
  return words.length > 5 && capitals.length * 4 < words.length;
}
