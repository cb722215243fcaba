import { defineRule, matchCase } from '@tercet/proofreading-core';
import { follows, isNoun, isStatement, may } from '../grammar/words';

export const apenas = defineRule({
  id: 'es/apenas',
  category: 'confusion',
  level: 'error',
  message: {
    en: '“Hardly” is written in one word: “{fix}”.',
    fr: '« À peine » s’écrit en un mot : « {fix} ».',
    es: 'Con el sentido de «casi no» se escribe en una palabra: «{fix}».',
  },
  explanation: {
    en: '“Apenas” means “hardly” or “as soon as”; “a penas” is “to penalties”: “condenado a penas de cárcel”.',
    fr: '« Apenas » veut dire « à peine » ; « a penas » est « à des peines » : « condenado a penas de cárcel ».',
    es: '«Apenas» es «casi no» o «en cuanto»; «a penas» es «a castigos»: «condenado a penas de cárcel».',
  },
  valid: [
    'Apenas llueve.',
    'Fue condenado a penas de cárcel.',
    'Se enfrentan a penas muy largas.',
    'Lo llevó a penas y dolores.',
    'Apenas lo vi, lo supe.',
    'Expone a penas graves.',
    'Quedan apenas dos.',
    'Está sujeto a penas que dan miedo.',
  ],
  invalid: [
    { text: '[[A penas]] llueve.', fix: 'Apenas' },
    { text: 'Ya [[a penas]] duermo.', fix: 'apenas' },
    { text: '[[A penas]] lo vi, lo supe.', fix: 'Apenas' },
    { text: 'Ana [[a penas]] come.', fix: 'apenas' },
    { text: 'Es tan bajo que [[a penas]] se oye.', fix: 'apenas' },
  ],
  misses: ['Quedan a penas dos.'],
  check({ words }, report) {
    for (const [index, a] of words.entries()) {
      const penas = words[index + 1];
      const next = words[index + 2];
      if (a.norm !== 'a' || penas?.norm !== 'penas' || !follows(penas) || !follows(next)) continue;
      const isClitic = /^(?:me|te|se|lo|nos|le|les)$/u.test(next.norm);
      const isVerb = next.best.form === 'fin' && may(next, isStatement) && !may(next, isNoun);
      if (isClitic || isVerb)
        report({ start: a.start, end: penas.end }, [matchCase(a.text, 'apenas')]);
    }
  },
});
