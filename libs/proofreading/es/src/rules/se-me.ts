import { defineReplacement } from '@tercet/proofreading-core';

export const seMe = defineReplacement({
  id: 'es/se-me',
  category: 'grammar',
  level: 'error',
  message: {
    en: '“Se” stands before the other pronoun: “{fix}”.',
    fr: '« Se » précède l’autre pronom : « {fix} ».',
    es: '«Se» va delante del otro pronombre: «{fix}».',
  },
  explanation: {
    en: 'Of several weak pronouns “se” is the first: “se me cayó”, “se te olvida”.',
    fr: 'De plusieurs pronoms atones, « se » vient le premier : « se me cayó », « se te olvida ».',
    es: 'De varios pronombres átonos, «se» va el primero: «se me cayó», «se te olvida».',
  },
  phrases: { 'me se': 'se me', 'te se': 'se te', 'nos se': 'se nos', 'le se': 'se le' },
  except: ['la', 'el', 'los', 'las', 'de', 'todo'].map((word) => `me se ${word}`),
  valid: [
    'Se me cayó el vaso.',
    'Se te olvida todo.',
    'Me sé la lección.',
    'No se nos ocurre nada.',
    'Se le fue la voz.',
    'Te lo digo.',
    'Me lo sé de memoria.',
    'Se lo dio.',
  ],
  invalid: [
    { text: '[[Me se]] cayó el vaso.', fix: 'Se me' },
    { text: 'No [[te se]] olvide.', fix: 'se te' },
    { text: 'Ayer [[me se]] rompió el reloj.', fix: 'se me' },
    { text: 'Ya [[nos se]] hizo tarde.', fix: 'se nos' },
    { text: 'A veces [[te se]] ve cansada.', fix: 'se te' },
  ],
});
