import { defineReplacement } from '@tercet/proofreading-core';

export const haceAse = defineReplacement({
  id: 'es/hace-ase',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Write “{fix}”, from “hacer”: “ase” is from “asar” (roast) or “asir” (grasp).',
    fr: 'Écrivez « {fix} », de « hacer » : « ase » vient de « asar » (rôtir) ou « asir » (saisir).',
    es: 'Escribe «{fix}», de «hacer»: «ase» es de «asar» o «asir».',
  },
  explanation: {
    en: '“Hacer” has an h and a c: “hace frío”, “hace falta”, “hace dos años”. “Ase” is from “asar” or “asir”.',
    fr: '« Hacer » prend un h et un c : « hace frío », « hace falta », « hace dos años ». « Ase » vient de « asar » ou « asir ».',
    es: '«Hacer» lleva h y c: «hace frío», «hace falta», «hace dos años». «Ase» es de «asar» o «asir».',
  },
  phrases: {
    'ase frío': 'hace frío',
    'ase calor': 'hace calor',
    'ase sol': 'hace sol',
    'ase viento': 'hace viento',
    'ase años': 'hace años',
    'ase tiempo': 'hace tiempo',
    'ase mucho tiempo': 'hace mucho tiempo',
    'ase falta': 'hace falta',
  },
  except: ['se ase mucho tiempo'],
  valid: [
    'Hoy hace frío.',
    'Que se ase mucho tiempo.',
    'Espero que ase la carne.',
    'Ase el pescado a fuego lento.',
    'Hace años que no lo veo.',
    'Me hace falta pan.',
    'Se ase a la cuerda.',
    'Hace mucho tiempo.',
  ],
  invalid: [
    { text: 'Hoy [[ase frío]].', fix: 'hace frío' },
    { text: '[[Ase años]] que no lo veo.', fix: 'Hace años' },
    { text: 'Me [[ase falta]] pan.', fix: 'hace falta' },
    { text: 'En julio [[ase calor]].', fix: 'hace calor' },
    { text: 'Vive aquí [[ase mucho tiempo]].', fix: 'hace mucho tiempo' },
  ],
});
