import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { follows, wordSet } from '../grammar/words';
import { isPerson } from '../grammar/people';

const UNITS = wordSet(
  'año años mes meses día días semana semanas hora horas minutos siglos décadas',
);
const AMOUNTS = wordSet(
  'un una dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta varios varias muchos muchas unos unas pocos pocas',
);
const LATER = /^(?:antes|después|atrás|hasta|más|de|del)$/u;

export const desdeHace = defineRule({
  id: 'es/desde-hace',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'For a stretch of time up to now, write “{fix}”.',
    fr: 'Pour une durée jusqu’à maintenant, on écrit « {fix} ».',
    es: 'Para un tiempo que llega hasta ahora se escribe «{fix}».',
  },
  messages: {
    atras: {
      en: '“Hace” already means “ago”: “atrás” is one word too many.',
      fr: '« Hace » veut déjà dire « il y a » : « atrás » est de trop.',
      es: '«Hace» ya sitúa en el pasado: sobra «atrás».',
    },
  },
  explanation: {
    en: '“Desde” leads a date, “desde hace” a length: “desde 2010”, “desde hace dos años”. “Hace” already means “ago”: “hace dos años”, without “atrás”.',
    fr: '« Desde » introduit une date, « desde hace » une durée : « desde 2010 », « desde hace dos años ». « Hace » dit déjà « il y a » : « hace dos años », sans « atrás ».',
    es: '«Desde» introduce una fecha y «desde hace», una duración: «desde 2010», «desde hace dos años». «Hace» ya sitúa en el pasado: «hace dos años», sin «atrás».',
  },
  valid: [
    'Vivo aquí desde hace dos años.',
    'Vivo aquí desde 2010.',
    'Lo sabía desde dos años antes.',
    'Abre desde dos horas antes hasta la noche.',
    'Desde un año de vida, come de todo.',
    'Dos años atrás vivía aquí.',
    'Hace dos años vivía aquí.',
    'Desde un día hasta una semana.',
    'Muchos años después lo recordó.',
  ],
  invalid: [
    { text: 'Vivo en España [[desde dos años]].', fix: 'desde hace dos años' },
    { text: 'Estudio español [[desde cinco meses]].', fix: 'desde hace cinco meses' },
    { text: 'Te espero [[desde una hora]].', fix: 'desde hace una hora' },
    { text: 'Trabaja aquí [[desde muchos años]].', fix: 'desde hace muchos años' },
    { text: 'Llegué hace tres años[[ atrás]].', fix: '' },
  ],
  misses: ['Vivo aquí desde casi dos años.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      const amount = words[index + 1];
      const unit = words[index + 2];
      if (!amount || !follows(amount) || !follows(unit) || !UNITS.has(unit.norm)) continue;
      const isAmount = AMOUNTS.has(amount.norm) || /^\d{1,2}$/u.test(amount.text);
      const after = words[index + 3];
      if (!isAmount) continue;
      if (word.norm === 'hace' && after?.norm === 'atrás' && follows(after))
        report({ start: unit.end, end: after.end }, [''], { message: 'atras' });
      // `desde una hora temprana`, `niños desde tres años`
      const isLimit =
        after?.best.pos === 'ADJ' || (words[index - 1] && isPerson(words[index - 1]!)) === true;
      if (
        isLimit ||
        word.norm !== 'desde' ||
        LATER.test(after?.norm ?? '') ||
        isStretch(words, index)
      )
        continue;
      report({ start: word.start, end: unit.end }, [
        `${word.text} hace ${amount.text} ${unit.text}`,
      ]);
    }
  },
});

/** `desde dos horas … hasta`: between two ends. */
const isStretch = (words: readonly AnalysedWord[], index: number): boolean =>
  words.slice(index).some(({ norm }) => norm === 'hasta' || norm === 'a');
