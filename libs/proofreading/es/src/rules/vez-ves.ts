import { defineReplacement } from '@tercet/proofreading-core';

export const vezVes = defineReplacement({
  id: 'es/vez-ves',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Write “{fix}”: “vez” (time) has a z, “ves” is from “ver”.',
    fr: 'Écrivez « {fix} » : « vez » (fois) prend un z, « ves » vient de « ver ».',
    es: 'Escribe «{fix}»: «vez» lleva z y «ves» es de «ver».',
  },
  explanation: {
    en: '“Vez”, plural “veces”, is an occasion: “otra vez”, “a veces”. “Ves” is from “ver” (“¿lo ves?”), “beses” from “besar”.',
    fr: '« Vez », au pluriel « veces », est une fois : « otra vez », « a veces ». « Ves » vient de « ver » (« ¿lo ves? »), « beses » de « besar ».',
    es: '«Vez», en plural «veces», es una ocasión: «otra vez», «a veces». «Ves» es de «ver» («¿lo ves?») y «beses», de «besar».',
  },
  phrases: {
    'en ves de': 'en vez de',
    'tal ves': 'tal vez',
    'a la ves': 'a la vez',
    'una ves': 'una vez',
    'otra ves': 'otra vez',
    'cada ves': 'cada vez',
    'rara ves': 'rara vez',
    'alguna ves': 'alguna vez',
    'por primera ves': 'por primera vez',
    'de ves en cuando': 'de vez en cuando',
    'muchas beses': 'muchas veces',
    'a beses': 'a veces',
  },
  valid: [
    'Lo vi una vez.',
    '¿Lo ves desde ahí?',
    'Tal vez venga.',
    'A veces llueve.',
    'Espero que la beses.',
    'Si la ves, salúdala.',
    '¿Ves otra salida?',
    'Cada vez que ves a Ana, sonríes.',
  ],
  invalid: [
    { text: 'Fui [[una ves]] al circo.', fix: 'una vez' },
    { text: 'Llama [[otra ves]].', fix: 'otra vez' },
    { text: '[[Tal ves]] venga.', fix: 'Tal vez' },
    { text: 'Come fruta [[en ves de]] pan.', fix: 'en vez de' },
    { text: '[[A beses]] llueve.', fix: 'A veces' },
  ],
});
