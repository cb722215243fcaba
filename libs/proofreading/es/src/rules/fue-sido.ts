import { defineReplacement } from '@tercet/proofreading-core';

export const fueSido = defineReplacement({
  id: 'es/fue-sido',
  category: 'verb',
  level: 'error',
  message: {
    en: '“Sido” takes “haber”: “{fix}”.',
    fr: '« Sido » se construit avec « haber » : « {fix} ».',
    es: '«Sido» va con «haber»: «{fix}».',
  },
  explanation: {
    en: 'The compound tenses of “ser” are made with “haber”: “ha sido”, “había sido”, never with “ser” itself.',
    fr: 'Les temps composés de « ser » se forment avec « haber » : « ha sido », « había sido », jamais avec « ser ».',
    es: 'Los tiempos compuestos de «ser» se forman con «haber»: «ha sido», «había sido», nunca con «ser».',
  },
  phrases: {
    'fue sido': ['ha sido', 'fue'],
    'fui sido': ['he sido', 'fui'],
    'fueron sido': ['han sido', 'fueron'],
    'era sido': ['había sido', 'era'],
    'eran sido': ['habían sido', 'eran'],
    'es sido': ['ha sido', 'es'],
    'son sido': ['han sido', 'son'],
  },
  valid: [
    'Ha sido un buen día.',
    'Había sido médico.',
    'Fue invitada a la boda.',
    'Han sido dos horas.',
    'Si fuera así, iría.',
    'Era un día de verano.',
    'Hubiera sido mejor.',
    'Fueron vistos allí.',
  ],
  invalid: [
    { text: 'Mi viaje [[fue sido]] largo.', fix: 'ha sido' },
    { text: 'Las clases [[fueron sido]] útiles.', fix: 'han sido' },
    { text: 'Él [[era sido]] médico.', fix: 'había sido' },
    { text: 'Hoy [[es sido]] un buen día.', fix: 'ha sido' },
    { text: 'Los días [[son sido]] cortos.', fix: 'han sido' },
  ],
});
