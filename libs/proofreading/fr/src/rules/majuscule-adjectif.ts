import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { PEOPLES } from '../phrases/peoples';
import { has, isNoun } from '../grammar/words';

/** Nouns that names follow: `la famille Français`, `le président Allemand`. */
const BEFORE_NAME =
  /^(?:famille|monsieur|madame|mademoiselle|docteur|maître|président|ministre|rue|avenue|place|boulevard|groupe|société|maison|équipe|frères|sœurs|éditions|librairie|ville|parti|journal|club|café|hôtel|restaurants?)$/u;

export const majusculeAdjectif = defineRule({
  id: 'fr/majuscule-adjectif',
  category: 'capitalization',
  level: 'error',
  message: {
    en: 'As an adjective, the name of a people takes a small letter: “{fix}”.',
    fr: 'Adjectif, le nom d’un peuple prend une minuscule : « {fix} ».',
    es: 'Como adjetivo, el gentilicio lleva minúscula: «{fix}».',
  },
  explanation: {
    en: 'Only the noun for persons has a capital: “un Italien”, but “un film italien”, “la langue anglaise”.',
    fr: 'Seul le nom de personne prend la majuscule : « un Italien », mais « un film italien », « la langue anglaise ».',
    es: 'Solo el sustantivo de persona lleva mayúscula: «un Italien», pero «un film italien», «la langue anglaise».',
  },
  valid: [
    'Un film italien passe ce soir.',
    'Il traverse l’océan Indien.',
    'Un Italien est venu.',
    'La famille Français est là.',
    'Les Alliés et les Français.',
    'La langue anglaise est belle.',
    'Le parti Allemand Libre.',
    'Entre voisins, Anglais et Français parlent.',
    'Il a vu un Belge.',
  ],
  invalid: [
    { text: 'Un film [[Italien]] passe ce soir.', fix: 'italien' },
    { text: 'La cuisine [[Japonaise]] est fine.', fix: 'japonaise' },
    { text: 'La langue [[Anglaise]] est belle.', fix: 'anglaise' },
    { text: 'Il aime les vins [[Français]].', fix: 'français' },
    { text: 'C’est une voiture [[Allemande]].', fix: 'allemande' },
  ],
  misses: ['Il est Allemand.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      const noun = words[index - 1];
      const next = words[index + 1];
      if (word.kind !== 'word' || !noun || !/^\p{Lu}/u.test(word.text)) continue;
      const lower = word.text.toLowerCase();
      if (!/^\p{Lu}\p{Ll}+$/u.test(word.text.normalize('NFC'))) continue;
      if (!isPeople(lower.normalize('NFC')) || !isCommonNoun(words, index - 1)) continue;
      if (
        noun.norm === 'océan' ||
        BEFORE_NAME.test(noun.norm) ||
        (next && next.text !== next.text.toLowerCase())
      )
        continue;
      report(word, [lower]);
    }
  },
});

const isPeople = (lower: string): boolean =>
  [lower, lower.replace(/s$/u, ''), lower.replace(/es?$/u, ''), lower.replace(/nes?$/u, '')].some(
    (form) => PEOPLES.has(form) && !/^(?:suisse|corse|belge)$/u.test(form),
  ) || PEOPLES.has(lower.replace(/es$/u, ''));

/** In small letters, with a determiner before it. */
function isCommonNoun(words: readonly AnalysedWord[], at: number): boolean {
  const noun = words[at];
  const determiner = words[at - 1];
  return (
    noun?.kind === 'word' &&
    noun.text === noun.text.toLowerCase() &&
    isNoun(noun.best) &&
    noun.best.guessed !== true &&
    !has(noun, ({ pos }) => pos === 'ADJ') &&
    (determiner?.best.pos === 'DET' || determiner?.best.fused === true)
  );
}
