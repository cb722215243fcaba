import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { wordSet } from '../clauses';
import { articleFor, needsArticle } from '../grammar/count-nouns';
import { nounPhraseAt } from '../grammar/noun-phrase';

const BE = wordSet("is was 's 'm am be become became becomes");
const VERBS = wordSet(
  'have has had having buy buys bought buying want wants wanted need needs needed find found see saw read wrote write build built ' +
    'own owns drive drives drove ride rode wear wears wore watch watched visit visited meet met choose chose rent rented sell sold open ' +
    'opened get got bring brought make made use know join joined lost eat ate ordered solve solved start started create created',
);
const PREPOSITIONS = wordSet('in with for from through into near at like');

export const countableArticle = defineRule({
  id: 'en/countable-article',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'A noun that can be counted does not stand alone in the singular: “{fix}”.',
    fr: 'Un nom dénombrable au singulier ne s’emploie pas seul : « {fix} ».',
    es: 'Un nombre contable en singular no va solo: «{fix}».',
  },
  explanation: {
    en: 'A single thing takes “a”, “the”, “my” or another determiner: “I bought a car”, “She lives in a big city.”',
    fr: 'Devant une seule chose il faut « a », « the », « my » ou un autre déterminant : « I bought a car. »',
    es: 'Ante una sola cosa va «a», «the», «my» u otro determinante: «I bought a car.»',
  },
  valid: [
    'I bought a car.',
    'She lives in a big city.',
    'They have car insurance.',
    'We use knife and fork.',
    'He reads book after book.',
    'It is good news.',
    'She was in hospital.',
    'They travel from city to city.',
    'House prices rose.',
    'He is head teacher here.',
    'The boys have big dreams.',
    'Dog owners walk a lot.',
  ],
  invalid: [
    { text: 'I bought [[car]] last week.', fix: 'a car' },
    { text: 'She has [[big]] dog.', fix: 'a big' },
    { text: 'We live in [[old]] house.', fix: 'an old' },
    { text: 'He is [[clever]] boy.', fix: 'a clever' },
    { text: 'They want to visit [[museum]] in Rome.', fix: 'a museum' },
    { text: 'It was [[interesting]] film.', fix: 'an interesting' },
    { text: 'I need [[new]] phone because mine is broken.', fix: 'a new' },
    { text: 'She is [[best]] singer in our town.', fix: 'the best' },
  ],
  misses: ['I saw man with dog.', 'Dog is in garden.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      const before = words[index - 1];
      if (!before || index < 2 || word.gap !== ' ' || word.kind !== 'word') continue;
      const isBe = BE.has(before.norm) && before.best.pos !== 'PART';
      const isVerb =
        VERBS.has(before.norm) && before.best.pos !== 'ADJ' && before.best.pos !== 'NOUN';
      const isPreposition = PREPOSITIONS.has(before.norm) && before.best.pos === 'ADP';
      // "with he’s new friend" is "his".
      if (isBe && words[index - 3]?.best.pos === 'ADP') continue;
      if (!isBe && !isVerb && !isPreposition) continue;
      // "an energetic and clever student": two adjectives, one noun.
      const isPair = word.best.pos === 'ADJ' && words[index + 1]?.norm === 'and';
      const phrase = nounPhraseAt(words, isPair ? index + 2 : index);
      if (isPair && (!isAdjective(word) || !isBe)) continue;
      if (!phrase || phrase.opener || phrase.number !== 'sg' || !needsArticle(phrase.head.norm))
        continue;
      const inner = words.slice(phrase.start, phrase.end);
      if (inner.length > 3 || !inner.slice(0, -1).every(isAdjective)) continue;
      if (inner.some(isCapital)) continue;
      if (inner.length === 1 && !isVerb) continue;
      if (!endsPhrase(words, phrase.end)) continue;
      const indefinite = `${articleFor(word.text)} ${word.text}`;
      const definite = `the ${word.text}`;
      const isSuperlative = /.est$|^worst$/.test(word.norm) && word.best.degree === 'sup';
      report(word, isSuperlative ? [definite] : [indefinite, definite]);
    }
  },
});

const isAdjective = ({ best, readings, norm }: AnalysedWord): boolean =>
  best.pos === 'ADJ' &&
  readings.every(({ pos }) => pos !== 'DET' && pos !== 'NUM' && pos !== 'PRON') &&
  !/^(?:same|most|own|other|next|last|first|further|enough|only|such|chief|head|senior|fellow)$/.test(
    norm,
  );

/** Part of a name, other than "Japanese" and its like. */
const isCapital = ({ text }: AnalysedWord): boolean =>
  text !== text.toLowerCase() && !/^[A-Z][a-z]+(?:ese|an|ish)$/.test(text);

/** Whether nothing goes on with the noun: not "car insurance", "knife and fork", "city to city", "book after book". */
function endsPhrase(words: readonly AnalysedWord[], end: number): boolean {
  const next = words[end];
  if (!next) return false;
  if (next.kind === 'punctuation') return /^[.!?,]+$/.test(next.text) && next.gap === '';
  if (/^(?:and|or|nor|to|after|by|for|as|per|than|of)$/.test(next.norm)) return false;
  if (next.best.pos === 'ADP') return words[end + 1]?.norm !== words[end - 1]?.norm;
  return (
    /^(?:SCONJ|CCONJ)$/.test(next.best.pos) ||
    /^(?:who|which|that|when|where|yesterday|today|last|here|there)$/.test(next.norm)
  );
}
