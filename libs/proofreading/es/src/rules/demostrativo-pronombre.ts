import { defineRule, matchCase, entryOf } from '@tercet/proofreading-core';

const FORMS: Readonly<Record<string, string>> = {
  éste: 'este',
  ésta: 'esta',
  éstos: 'estos',
  éstas: 'estas',
  ése: 'ese',
  ésa: 'esa',
  ésos: 'esos',
  ésas: 'esas',
  aquél: 'aquel',
  aquélla: 'aquella',
  aquéllos: 'aquellos',
  aquéllas: 'aquellas',
  sólo: 'solo',
};

export const demostrativoPronombre = defineRule({
  id: 'es/demostrativo-pronombre',
  category: 'style',
  level: 'style',
  message: {
    en: 'The academies write “{fix}” without an accent.',
    fr: 'Les académies écrivent « {fix} » sans accent.',
    es: 'La ortografía académica escribe «{fix}» sin tilde.',
  },
  explanation: {
    en: 'Since 2010 the Spanish academies advise against the accent in “solo” and in “este”, “ese”, “aquel”, even where they are pronouns.',
    fr: 'Depuis 2010, les académies déconseillent l’accent dans « solo » et dans « este », « ese », « aquel », même pronoms.',
    es: 'Desde 2010 las academias desaconsejan la tilde en «solo» y en «este», «ese», «aquel», aunque sean pronombres.',
  },
  valid: [
    'Este es mi libro.',
    'Solo quiero dormir.',
    'Aquel vino ayer.',
    'Esa no me gusta.',
    'Vive solo en el campo.',
    'Estos son los míos.',
    'Aquella fue la última.',
    'Eso no es cierto.',
  ],
  invalid: [
    { text: '[[Éste]] es mi libro.', fix: 'Este' },
    { text: '[[Sólo]] quiero dormir.', fix: 'Solo' },
    { text: 'Dijo que [[aquél]] no vendría.', fix: 'aquel' },
    { text: 'No me gusta [[ésa]].', fix: 'esa' },
    { text: 'Tiene [[sólo]] dos hijos.', fix: 'solo' },
  ],
  check({ tokens }, report) {
    for (const token of tokens) {
      const fix = entryOf(FORMS, token.norm);
      if (fix !== undefined) report(token, [matchCase(token.text, fix)]);
    }
  },
});
