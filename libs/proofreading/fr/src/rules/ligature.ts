import { defineRule } from '@tercet/proofreading-core';

/** Words whose “oe” is one letter; elsewhere (`moelle`, `coexister`, `poème`) it is two. */
const WORD =
  /^((?:\p{L}+’|\p{L}+-)?)(c?hoeur|coeur|[smb]?oeufs?|soeur|oeuvr|oeil|oeillet|oeillade|noeud|voeu|boeuf|moeurs|rancoeur|manoeuvr|désoeuvr|foetus|oesoph|oedèm|oenolog|écoeur|oecumén|oestrogèn|chef-d’oeuvre|main-d’oeuvre|hors-d’oeuvre|sacré-coeur)/u;

export const ligature = defineRule({
  id: 'fr/ligature',
  category: 'typography',
  level: 'typography',
  message: {
    en: 'In this word “oe” is one letter: “{fix}”.',
    fr: 'Dans ce mot, « o » et « e » sont liés : « {fix} ».',
    es: 'En esta palabra, «o» y «e» van ligadas: «{fix}».',
  },
  explanation: {
    en: '“Cœur”, “sœur”, “œuvre”, “œil” and their families are written with “œ”; “moelle” or “coexister” are not.',
    fr: '« Cœur », « sœur », « œuvre », « œil » et leurs familles s’écrivent avec « œ » ; « moelle » ou « coexister », non.',
    es: '«Cœur», «sœur», «œuvre», «œil» y sus familias se escriben con «œ»; «moelle» o «coexister», no.',
  },
  valid: [
    'Mon cœur bat.',
    'La moelle de l’os.',
    'Ils coexistent.',
    'Un poème et un poète.',
    'Une œuvre d’art.',
    'Le coefficient est de deux.',
    'La sœur de Paul.',
    'Une goélette au port.',
  ],
  invalid: [
    { text: 'Mon [[coeur]] bat.', fix: 'cœur' },
    { text: 'Ma [[soeur]] est là.', fix: 'sœur' },
    { text: 'Une [[oeuvre]] d’art.', fix: 'œuvre' },
    { text: 'Un [[oeil]] noir.', fix: 'œil' },
    { text: 'Tous mes [[voeux]].', fix: 'vœux' },
    { text: 'La [[manoeuvre]] est dure.', fix: 'manœuvre' },
    { text: 'Voici [[l’oeuf]].', fix: 'l’œuf' },
  ],
  check({ tokens }, report) {
    for (const token of tokens) {
      if (token.kind !== 'word' || !WORD.test(token.norm)) continue;
      const fix = token.text.replace(/oe/gu, 'œ').replace(/OE|Oe/gu, 'Œ');
      if (fix !== token.text) report(token, [fix], { safe: true });
    }
  },
});
