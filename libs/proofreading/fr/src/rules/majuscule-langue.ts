import { defineRule } from '@tercet/proofreading-core';
import { PEOPLES } from '../phrases/peoples';

/** Names of countries too. */
const COUNTRY = /^(?:suisse|corse|belge)$/u;
const SPEAKING = /^(?:parl|appren|appri|enseign|étudi|tradui|compren|maîtris)/u;
const LESSON =
  /^(?:cours|professeur|prof|leçon|leçons|manuel|dictionnaire|examen|épreuve|traduction|étude)$/u;

export const majusculeLangue = defineRule({
  id: 'fr/majuscule-langue',
  category: 'capitalization',
  level: 'error',
  message: {
    en: 'Names of languages and adjectives take no capital: “{fix}”.',
    fr: 'Les noms de langues et les adjectifs ne prennent pas de majuscule : « {fix} ».',
    es: 'Los nombres de lenguas y los adjetivos no llevan mayúscula: «{fix}».',
  },
  explanation: {
    en: 'Only the name of a person takes a capital: “un Français parle français”, “un film français”.',
    fr: 'Seul le nom de la personne prend la majuscule : « un Français parle français », « un film français ».',
    es: 'Solo el nombre de la persona lleva mayúscula: «un Français parle français», «un film français».',
  },
  valid: [
    'Il parle français.',
    'Un Français parle anglais.',
    'Elle apprend l’espagnol.',
    'Les Anglais boivent du thé.',
    'Un film italien passe ce soir.',
    'Il vient de l’Anglais Newton.',
    'Français, réveillez-vous !',
    'Le Petit Français illustré.',
  ],
  invalid: [
    { text: 'Il parle [[Français]].', fix: 'français' },
    { text: 'Elle écrit en [[Anglais]].', fix: 'anglais' },
    { text: 'Nous apprenons le [[Chinois]].', fix: 'chinois' },
    { text: 'Mon professeur d’[[Espagnol]] est là.', fix: 'espagnol' },
    { text: 'Voici un cours de [[Russe]].', fix: 'russe' },
  ],
  misses: ['Un film Italien passe ce soir.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      const lower = word.text.toLowerCase().normalize('NFC');
      if (word.text === word.text.toLowerCase() || word.text === word.text.toUpperCase()) continue;
      if (!PEOPLES.has(lower) || COUNTRY.test(lower) || index === 0) continue;
      const before = words[index - 1]?.norm ?? '';
      const verb = /^(?:le|l'|un|couramment|bien|pas)$/u.test(before)
        ? words[index - 2]
        : words[index - 1];
      const isLesson = /^(?:de|d')$/u.test(before) && LESSON.test(words[index - 2]?.norm ?? '');
      if (before === 'en' || isLesson || SPEAKING.test(verb?.norm ?? '')) report(word, [lower]);
    }
  },
});
