import { defineRule } from '@tercet/proofreading-core';

const NO_BREAK_SPACE = '\u00A0';
const SIGN = /^[€$£]$/u;
const NUMBER = /^\d+(?:[.,\u00A0\u202F]\d+)*$/u;
/** Units that are no part of a name or of code: `10kg`, but not `3D`, `10px`, `4K`. */
const WITH_UNIT =
  /^(\d+(?:[.,\u00A0\u202F]\d+)*)(kg|km|cm|mm|ml|cl|kWh|kW|GHz|MHz|Go|Mo|m²|m³|km²|ans|euros|€)$/u;

export const espaceUnite = defineRule({
  id: 'fr/espace-unite',
  category: 'typography',
  level: 'typography',
  message: {
    en: 'French sets a no-break space between number and unit.',
    fr: 'Entre le nombre et l’unité, le français met une espace insécable.',
    es: 'En francés, entre el número y la unidad va un espacio de no separación.',
  },
  explanation: {
    en: 'Signs of units and currencies stand apart from the number: “15 €”, “10 kg”.',
    fr: 'Les symboles d’unités et de monnaies se détachent du nombre : « 15 € », « 10 kg ».',
    es: 'Los símbolos de unidades y de monedas se separan del número: «15 €», «10 kg».',
  },
  valid: [
    'La remise est de 20 %.',
    'Cela coûte 15 €.',
    'Il pèse 10 kg.',
    'Il est 10h30.',
    'Un film en 3D et en 4K.',
    'La marge est de 10px.',
    'Écrivez `width: 50%` ici.',
    'Une clé USB de 4 Go.',
    'Le fichier %s est perdu.',
  ],
  invalid: [
    { text: 'Cela coûte 20[[]]€ par mois.', fix: NO_BREAK_SPACE },
    { text: 'Le loyer est de 600[[]]€.', fix: NO_BREAK_SPACE },
    { text: 'Il pèse 10[[]]kg à peine.', fix: NO_BREAK_SPACE },
    { text: 'La hausse est de 1,5[[]]€.', fix: NO_BREAK_SPACE },
    { text: 'Il y a 12[[]]km à faire.', fix: NO_BREAK_SPACE },
  ],
  misses: ['Il y a 12m à faire.', 'La remise est de 20%.'],
  check({ tokens }, report) {
    for (const [index, token] of tokens.entries()) {
      const [, number] = WITH_UNIT.exec(token.text) ?? [];
      if (number !== undefined) {
        const at = token.start + number.length;
        report({ start: at, end: at }, [NO_BREAK_SPACE], { safe: true });
        continue;
      }
      const before = tokens[index - 1];
      const after = tokens[index + 1];
      if (!SIGN.test(token.text) || token.gap !== '' || !NUMBER.test(before?.text ?? '')) continue;
      if (after !== undefined && after.gap === '' && !/^[.,;:!?)»…]/u.test(after.text)) continue;
      if (
        before?.gap === '' &&
        /^[\p{L}=:/*+(-]$/u.test(tokens[index - 2]?.text ?? '') &&
        tokens[index - 2]?.text !== '('
      )
        continue;
      report({ start: token.start, end: token.start }, [NO_BREAK_SPACE], { safe: true });
    }
  },
});
