import { type AnalysedWord, type Reading, defineRule } from '@tercet/proofreading-core';
import { follows, isNoun, isStatement, isVerb, may, must } from '../grammar/words';

/** They may follow `sé` as the main verb: `lo único que sé es`. */
const OWN = /^(?:ser|estar|parecer|haber|saber)$/;

const isThird = (reading: Reading): boolean => isStatement(reading) && reading.person === 3;

export const seSinTilde = defineRule({
  id: 'es/se-sin-tilde',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'The pronoun “se” has no accent.',
    fr: 'Le pronom « se » s’écrit sans accent.',
    es: 'El pronombre «se» no lleva tilde.',
  },
  explanation: {
    en: '“Sé” is “I know” (“sé nadar”); before another verb in the third person stands the pronoun: “se levanta”, “se fue”.',
    fr: '« Sé » veut dire « je sais » (« sé nadar ») ; devant un verbe à la troisième personne, c’est le pronom : « se levanta », « se fue ».',
    es: '«Sé» es de «saber» («sé nadar»); ante un verbo en tercera persona va el pronombre: «se levanta», «se fue».',
  },
  valid: [
    'Él se levanta temprano.',
    'Lo único que sé es esto.',
    'Yo sé nadar.',
    'Ya sé, viene mañana.',
    'Todo lo que sé viene de él.',
    'No sé cómo llega.',
    'Lo sé porque llama.',
    'Sé bueno.',
  ],
  invalid: [
    { text: 'Él [[sé]] levanta temprano.', fix: 'se' },
    { text: 'Ella [[sé]] acuesta tarde.', fix: 'se' },
    { text: 'Mi tío [[sé]] fue ayer.', fix: 'se' },
    { text: 'No [[sé]] puede entrar.', fix: 'se' },
    { text: 'Los niños [[sé]] ríen mucho.', fix: 'se' },
  ],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      const verb = words[index + 1];
      if (
        word.norm !== 'sé' ||
        /^S/u.test(word.text) ||
        !follows(verb) ||
        !must(verb, isVerb) ||
        !may(verb, isThird)
      )
        continue;
      if (
        (!OWN.test(verb.best.lemma) || verb.norm.startsWith('fue')) &&
        isAfterSubject(words[index - 1])
      )
        report(word, ['se']);
    }
  },
});

const isAfterSubject = (before: AnalysedWord | undefined): boolean =>
  /^(?:él|ella|ellos|ellas|usted|ustedes|no)$/u.test(before?.norm ?? '') || may(before, isNoun);
