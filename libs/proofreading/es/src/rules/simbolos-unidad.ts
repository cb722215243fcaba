import { defineRule, entryOf } from '@tercet/proofreading-core';

const UNITS: Readonly<Record<string, string>> = {
  kms: 'km',
  Kms: 'km',
  Km: 'km',
  KMS: 'km',
  kgs: 'kg',
  Kg: 'kg',
  Kgs: 'kg',
  KGS: 'kg',
  cms: 'cm',
  Cms: 'cm',
  mts: 'm',
  Mts: 'm',
  mms: 'mm',
  hrs: 'h',
  Hrs: 'h',
  grs: 'g',
  gr: 'g',
  lts: 'l',
  Lts: 'l',
  segs: 's',
  mins: 'min',
};

export const simbolosUnidad = defineRule({
  id: 'es/simbolos-unidad',
  category: 'typography',
  level: 'typography',
  message: {
    en: 'The symbol of the unit is “{fix}”.',
    fr: 'Le symbole de l’unité est « {fix} ».',
    es: 'El símbolo de la unidad es «{fix}».',
  },
  explanation: {
    en: 'Symbols of units have no plural, no full stop and their own case: “10 km”, “5 kg”, “3 h”.',
    fr: 'Les symboles d’unités n’ont ni pluriel ni point, et leur propre casse : « 10 km », « 5 kg », « 3 h ».',
    es: 'Los símbolos de unidades no llevan plural ni punto y tienen su propia mayúscula o minúscula: «10 km», «5 kg», «3 h».',
  },
  valid: [
    'Corrió 10 km ayer.',
    'Pesa 5 kg.',
    'Tardó 3 h.',
    'Mide 2 m.',
    'Los CMS son programas.',
    'Un disco de 10 GB.',
    'La KG es una empresa.',
    'Vive en el km 5.',
  ],
  invalid: [
    { text: 'Corrió 10 [[kms]] ayer.', fix: 'km' },
    { text: 'Pesa 5 [[Kg]] ahora.', fix: 'kg' },
    { text: 'Tardó 3 [[hrs]] en llegar.', fix: 'h' },
    { text: 'Mide 20 [[cms]] de largo.', fix: 'cm' },
    { text: 'Caminó 200 [[mts]] más.', fix: 'm' },
    { text: 'Compró 3 [[Kgs]] de arroz.', fix: 'kg' },
  ],
  check({ tokens }, report) {
    for (const [index, token] of tokens.entries()) {
      const fix = entryOf(UNITS, token.text);
      if (
        fix !== undefined &&
        tokens[index - 1]?.kind === 'number' &&
        /^[ \u00A0\u202F]?$/u.test(token.gap)
      )
        report(token, [fix]);
    }
  },
});
