import { defineRule, matchCase, entryOf } from '@tercet/proofreading-core';
import { follows, isStatement, may } from '../grammar/words';

const STRESSED: Readonly<Record<string, string>> = { me: 'mí', te: 'ti' };

export const aMiMe = defineRule({
  id: 'es/a-mi-me',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'After “a” the pronoun is stressed: “{fix}”.',
    fr: 'Après « a », le pronom est tonique : « {fix} ».',
    es: 'Tras «a» va el pronombre tónico: «{fix}».',
  },
  explanation: {
    en: 'The preposition takes “mí” or “ti”, and the verb its own “me” or “te” besides: “a mí me gusta”.',
    fr: 'La préposition demande « mí » ou « ti », et le verbe garde son « me » ou « te » : « a mí me gusta ».',
    es: 'La preposición lleva «mí» o «ti» y el verbo conserva su «me» o «te»: «a mí me gusta».',
  },
  valid: [
    'A mí me gusta.',
    'Me gusta a mí.',
    'A ti te encanta.',
    'Voy a meterlo ahí.',
    'Fue a darme la mano.',
    'Llegó a temer lo peor.',
    'Te lo da a ti.',
    'A ti no te lo dio.',
  ],
  invalid: [
    { text: '[[A me]] gusta el mar.', fix: 'A mí me' },
    { text: 'Creo que [[a te]] encanta.', fix: 'a ti te' },
    { text: '[[A me]] gustan los gatos.', fix: 'A mí me' },
    { text: 'Pero [[a me]] parece bien.', fix: 'a mí me' },
    { text: '[[A te]] duele la cabeza.', fix: 'A ti te' },
  ],
  misses: ['Lo dio a me.'],
  check({ words }, report) {
    for (const [index, a] of words.entries()) {
      const clitic = words[index + 1];
      const stressed = entryOf(STRESSED, clitic?.norm ?? '');
      if (a.norm !== 'a' || !clitic || stressed === undefined || !follows(clitic)) continue;
      const verb = words[index + 2];
      if (follows(verb) && may(verb, isStatement))
        report({ start: a.start, end: clitic.end }, [
          matchCase(a.text, `a ${stressed} ${clitic.norm}`),
        ]);
    }
  },
});
