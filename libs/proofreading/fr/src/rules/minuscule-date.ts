import { defineRule } from '@tercet/proofreading-core';

const MONTH =
  /^(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)$/u;
const DAY = /^(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)$/u;
/** Months that are no name and no planet, after a word that says when. */
const CLEAR_MONTH = /^(?:janvier|février|juillet|août|septembre|octobre|novembre|décembre)$/u;
const WHEN = /^(?:en|depuis|dès|début|fin|mi|jusqu’en|d’ici|courant)$/u;
const NUMBER = /^(?:\d{1,2}|1er|1ᵉʳ)$/u;

export const minusculeDate = defineRule({
  id: 'fr/minuscule-date',
  category: 'capitalization',
  level: 'error',
  message: {
    en: 'Days and months take no capital in French: “{fix}”.',
    fr: 'Les jours et les mois ne prennent pas de majuscule : « {fix} ».',
    es: 'Los días y los meses van en minúscula: «{fix}».',
  },
  explanation: {
    en: 'Unlike English, French writes days and months in small letters: “lundi 3 mars”.',
    fr: 'Contrairement à l’anglais, le français écrit les jours et les mois en minuscules : « lundi 3 mars ».',
    es: 'A diferencia del inglés, el francés escribe los días y los meses en minúscula: «lundi 3 mars».',
  },
  valid: [
    'Il vient lundi 3 mars.',
    'Lundi, il pleuvra.',
    'Le mois de mai est doux.',
    'Vendredi est l’ami de Robinson.',
    'Mars est une planète.',
    'Il vient le 3 juin.',
    'Le dieu Mars dort.',
    'Juin 2024 fut chaud.',
  ],
  invalid: [
    { text: 'Il est né le 30 [[Mars]] 1960.', fix: 'mars' },
    { text: 'Elle est née en [[Mai]].', fix: 'mai' },
    { text: 'On se voit [[Lundi]] 12 mars.', fix: 'lundi' },
    { text: 'Elle part le 2 [[Juillet]].', fix: 'juillet' },
    { text: 'Le mois de [[Mai]] est doux.', fix: 'mai' },
    { text: 'Il vient le [[Lundi]] 3 mars.', fix: 'lundi' },
    { text: 'On se voit en [[Janvier]] 2025.', fix: 'janvier' },
  ],
  misses: ['Il vient Mardi.'],
  check({ tokens }, report) {
    for (const [index, token] of tokens.entries()) {
      const rest = token.text.slice(1);
      if (token.text.charAt(0) === token.norm.charAt(0) || rest !== rest.toLowerCase()) continue;
      const before = tokens[index - 1];
      const next = tokens[index + 1];
      const isDated = before !== undefined && NUMBER.test(before.text);
      const isOfMonth = before?.norm === 'de' && tokens[index - 2]?.norm === 'mois';
      const isYear = before?.norm === 'en' && /^\d{4}$/u.test(next?.text ?? '');
      const isDay = DAY.test(token.norm) && /^(?:le|ce|du)$/u.test(before?.norm ?? '');
      const isLoose = next === undefined || next.text === next.text.toLowerCase();
      const isWhen = WHEN.test(before?.norm ?? '') && CLEAR_MONTH.test(token.norm) && isLoose;
      const isInMonth = before?.norm === 'en' && MONTH.test(token.norm) && isLoose;
      if (MONTH.test(token.norm) && (isDated || isOfMonth || isYear || isWhen || isInMonth))
        report(token, [token.norm]);
      const isUsual = isDay && isLoose && !/^(?:saint|des|noir|de)$/u.test(next?.norm ?? '');
      const isDayOfMonth =
        DAY.test(token.norm) &&
        NUMBER.test(next?.text ?? '') &&
        (isDay || (before?.kind === 'word' && before.text === before.norm));
      if (isDayOfMonth || isUsual) report(token, [token.norm]);
    }
  },
});
