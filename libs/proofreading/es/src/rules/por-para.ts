import { defineReplacement } from '@tercet/proofreading-core';

/** What one thanks for, not whom. */
const THANKED = [
  ...['tu', 'su', 'la', 'vuestra', 'el', 'mi'].flatMap((owner) =>
    [
      'ayuda',
      'tiempo',
      'regalo',
      'invitación',
      'carta',
      'apoyo',
      'paciencia',
      'mensaje',
      'correo',
      'trabajo',
    ].map((thing) => `${owner} ${thing}`),
  ),
  ...['venir', 'leer', 'ayudarme', 'ayudarnos', 'escribirme', 'invitarme', 'escucharme', 'todo lo'],
];

export const porPara = defineReplacement({
  id: 'es/por-para',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'The phrase takes the other preposition: “{fix}”.',
    fr: 'La locution veut l’autre préposition : « {fix} ».',
    es: 'La expresión lleva la otra preposición: «{fix}».',
  },
  explanation: {
    en: '“Por” gives the cause or the time span, “para” the aim or the receiver: “gracias por venir”, “por primera vez”, “es importante para mí”.',
    fr: '« Por » donne la cause ou la durée, « para » le but ou le destinataire : « gracias por venir », « es importante para mí ».',
    es: '«Por» da la causa o la duración; «para», el fin o el destinatario: «gracias por venir», «por primera vez», «es importante para mí».',
  },
  phrases: {
    ...Object.fromEntries(
      THANKED.map((cause) => [`gracias para ${cause}`, `gracias por ${cause}`]),
    ),
    'para ejemplo': 'por ejemplo',
    'para favor': 'por favor',
    'para supuesto': 'por supuesto',
    'es importante por mí': 'es importante para mí',
    'es difícil por mí': 'es difícil para mí',
    'es fácil por mí': 'es fácil para mí',
    'preocupado para': 'preocupado por',
    'preocupada para': 'preocupada por',
    'para lo menos': 'por lo menos',
    'para lo tanto': 'por lo tanto',
  },
  except: [
    'para ejemplo de',
    'sirva para ejemplo',
    'sirve para ejemplo',
    'sirvió para ejemplo',
    'esto para ejemplo',
    'preocupado para nada',
    'preocupada para nada',
    'para la primera vez que',
    'por la primera vez que',
    'para la última vez que',
  ],
  valid: [
    'Gracias por venir.',
    'Es importante para mí.',
    'Por primera vez ganó.',
    'Lo hago por ti.',
    'Por ejemplo, esto.',
    'Gracias para todos.',
    'Gracias, para mí es mucho.',
    'Tengo respeto por ella.',
    'Pidió respeto para todos.',
    'Que sirva para ejemplo de todos.',
    'Haz algo importante por mí.',
    'Guardo el vino para la primera vez que vengas.',
  ],
  invalid: [
    { text: '[[Gracias para tu ayuda]].', fix: 'Gracias por tu ayuda' },
    { text: '[[Para ejemplo]], los gatos.', fix: 'Por ejemplo' },
    { text: 'Está [[preocupado para]] su hijo.', fix: 'preocupado por' },
    { text: 'Eso [[es importante por mí]].', fix: 'es importante para mí' },
    { text: '[[Para favor]], ven.', fix: 'Por favor' },
    { text: 'Son tres o cuatro, [[para lo menos]].', fix: 'por lo menos' },
  ],
});
