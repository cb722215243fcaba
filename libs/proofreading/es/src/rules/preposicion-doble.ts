import { defineRule, matchCase, entryOf } from '@tercet/proofreading-core';
import { isNext, normAt } from '../grammar/phrase';

const FIXES: Readonly<Record<string, string>> = {
  'sobre de': 'sobre',
  'desde de': 'desde',
  'hacia a': 'hacia',
  'entre de': 'entre',
  'durante de': 'durante',
  'dentro en': 'dentro de',
  'mediante de': 'mediante',
};

export const preposicionDoble = defineRule({
  id: 'es/preposicion-doble',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'One preposition is enough: “{fix}”.',
    fr: 'Une seule préposition suffit : « {fix} ».',
    es: 'Basta una preposición: «{fix}».',
  },
  explanation: {
    en: '“Sobre”, “desde”, “entre” and “hacia” take no second preposition: “hablar sobre eso”, “desde mi casa”.',
    fr: '« Sobre », « desde », « entre » et « hacia » ne prennent pas de seconde préposition : « hablar sobre eso », « desde mi casa ».',
    es: '«Sobre», «desde», «entre» y «hacia» no llevan otra preposición: «hablar sobre eso», «desde mi casa».',
  },
  valid: [
    'Habló sobre su vida.',
    'Vino desde lejos.',
    'Está encima de la mesa.',
    'Un sobre de azúcar.',
    'El sobre de la carta.',
    'Desde luego.',
    'Dentro de la caja.',
    'Hasta de noche.',
    'El contra de todo.',
    'No entre de noche.',
    'Si fuera en tren, llegaría.',
    'Trabaja siempre, excepto de noche.',
    'Según de dónde venga, cobra.',
  ],
  invalid: [
    { text: 'Hablamos [[sobre de]] su vida.', fix: 'sobre' },
    { text: 'Vino [[desde de]] Lima.', fix: 'desde' },
    { text: 'Caminó [[hacia a]] la puerta.', fix: 'hacia' },
    { text: 'Está [[dentro en]] la caja.', fix: 'dentro de' },
    { text: 'Lo vi [[entre de]] los árboles.', fix: 'entre' },
    { text: 'Pasó [[durante de]] la guerra.', fix: 'durante' },
  ],
  check(sentence, report) {
    const { tokens } = sentence;
    for (const [index, first] of tokens.entries()) {
      const second = tokens[index + 1];
      if (!isNext(second)) continue;
      const key = `${first.norm} ${second.norm}`;
      const fix = entryOf(FIXES, key);
      if (fix === undefined) continue;
      // `el sobre de azúcar`, `de dentro en fuera`
      if (
        first.norm === 'sobre' &&
        /^(?:el|un|los|unos|este|su|mi|otro|del|al|cada|con|de|como|por)$/u.test(
          normAt(sentence, index - 1),
        )
      )
        continue;
      if (
        first.norm !== first.text.toLowerCase() ||
        /^(?:de|por|desde)$/u.test(normAt(sentence, index - 1))
      )
        continue;
      // `no entre de noche`, `dentro en cambio hace calor`
      const next = normAt(sentence, index + 2);
      if (first.norm === 'entre' && !/^(?:el|la|los|las|mis?|tus?|sus?)$/u.test(next)) continue;
      if (/^(?:cambio|efecto|silencio)$/u.test(next)) continue;
      report({ start: first.start, end: second.end }, [matchCase(first.text, fix)]);
    }
  },
});
