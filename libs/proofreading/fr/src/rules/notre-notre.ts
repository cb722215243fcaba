import { type AnalysedWord, defineRule, matchCase } from '@tercet/proofreading-core';
import { has, isNoun, isPlainWord, isUnknown } from '../grammar/words';

const ARTICLE = /^(?:le|la|les|du|des|au|aux)$/u;
/** What ends `le nôtre`. */
const AFTER_PRONOUN = /^(?:AUX|VERB|ADP|CCONJ|SCONJ)$/u;

export const notreNotre = defineRule({
  id: 'fr/notre-notre',
  category: 'confusion',
  level: 'error',
  message: {
    en: '“{found}” should be “{fix}”: with an article it takes a circumflex, before a noun it does not.',
    fr: '« {found} » s’écrit ici « {fix} » : avec un article il prend l’accent circonflexe, devant un nom il ne le prend pas.',
    es: '«{found}» debe ser «{fix}»: con artículo lleva acento circunflejo; ante un sustantivo, no.',
  },
  explanation: {
    en: '“Notre” and “votre” stand before a noun: “votre maison”. “Le nôtre” and “le vôtre” take its place: “la vôtre est grande”.',
    fr: '« Notre » et « votre » précèdent un nom : « votre maison ». « Le nôtre » et « le vôtre » le remplacent : « la vôtre est grande ».',
    es: '«Notre» y «votre» van ante un sustantivo: «votre maison». «Le nôtre» y «le vôtre» lo sustituyen: «la vôtre est grande».',
  },
  valid: [
    'Votre maison est grande.',
    'La vôtre est grande.',
    'Il préfère le nôtre.',
    'Notre ami est là.',
    'Les nôtres arrivent.',
    'Ce livre est vôtre.',
    'Elle aime votre idée.',
    'Sincèrement vôtre, Paul.',
  ],
  invalid: [
    { text: 'Il préfère le [[notre]].', fix: 'nôtre' },
    { text: 'Ma voiture est rouge, la [[votre]] est bleue.', fix: 'vôtre' },
    { text: 'Pensez aux [[votres]].', fix: 'vôtres' },
    { text: '[[Vôtre]] maison est grande.', fix: 'Votre' },
    { text: 'Il connaît [[nôtre]] ami.', fix: 'notre' },
    { text: 'Voici le mien et le [[votre]].', fix: 'vôtre' },
  ],
  misses: ['Elle aime nôtre belle idée.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      const [, letter, end] = /^([nv])otre(s?)$/u.exec(word.norm) ?? [];
      if (letter !== undefined && end !== undefined && isPronoun(words, index))
        report(word, [matchCase(word.text, `${letter}ôtre${end}`)]);
      if (/^[nv]ôtre$/u.test(word.norm) && isDeterminer(words, index))
        report(word, [matchCase(word.text, word.norm.replace('ô', 'o'))]);
    }
  },
});

function isPronoun(words: readonly AnalysedWord[], index: number): boolean {
  const next = words[index + 1];
  if (!ARTICLE.test(words[index - 1]?.norm ?? '')) return false;
  return next === undefined || next.kind === 'punctuation' || AFTER_PRONOUN.test(next.best.pos);
}

function isDeterminer(words: readonly AnalysedWord[], index: number): boolean {
  const noun = words[index + 1];
  if (ARTICLE.test(words[index - 1]?.norm ?? '')) return false;
  if (/^(?:monsieur|madame|mademoiselle)$/u.test(noun?.norm ?? '')) return false;
  return isPlainWord(noun) && !isUnknown(noun) && isNoun(noun.best) && has(noun, isNoun);
}
