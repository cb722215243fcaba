import { defineRule } from '@tercet/proofreading-core';
import { clauseVerb, subjunctivesAt } from '../grammar/subjunctive';

export const comoSi = defineRule({
  id: 'es/como-si',
  category: 'verb',
  level: 'error',
  message: {
    en: 'After “como si” goes the past subjunctive: “{fix}”.',
    fr: 'Après « como si » vient l’imparfait du subjonctif : « {fix} ».',
    es: 'Tras «como si» va el imperfecto de subjuntivo: «{fix}».',
  },
  explanation: {
    en: 'What is only imagined stands in the past subjunctive: “habla como si lo supiera”, “como si fuera fácil”.',
    fr: 'Ce qui est imaginé se met à l’imparfait du subjonctif : « habla como si lo supiera ».',
    es: 'Lo imaginado va en imperfecto de subjuntivo: «habla como si lo supiera», «como si fuera fácil».',
  },
  valid: [
    'Habla como si lo supiera.',
    'Como si fuera fácil.',
    'Tanto como si viene como si no.',
    'Da igual, es como si nada.',
    'Corre como si huyera.',
    'Lo cuida como si fuese suyo.',
    'Tanto si llueve como si no, salgo.',
    'Como si hubiera visto un oso.',
  ],
  invalid: [
    { text: 'Habla como si lo [[sabe]] todo.', fix: 'supiera' },
    { text: 'Gritaba como si [[era]] el jefe.', fix: 'fuera' },
    { text: 'Corren como si [[tienen]] prisa.', fix: 'tuvieran' },
    { text: 'Me mira como si yo [[estoy]] loco.', fix: 'estuviera' },
    { text: 'Actúa como si nada [[pasa]].', fix: 'pasara' },
  ],
  misses: ['Como si mi viejo tío lo sabe.'],
  check({ words, grammar }, report) {
    for (const [index, word] of words.entries()) {
      if (word.norm !== 'si' || words[index - 1]?.norm !== 'como') continue;
      // `tanto como si viene`, `así como si llueve`: a real condition
      if (/^(?:tanto|así|tan|mismo|igual)$/u.test(words[index - 2]?.norm ?? '')) continue;
      // `me da igual, como si te vas`, `por mí como si viene`: for all I care
      const lead = words[index - 2];
      if (lead?.kind !== 'word' || /^(?:mí|ti|él|ella)$/u.test(lead.norm)) continue;
      if (words.slice(index + 1).some(({ norm }) => norm === 'como')) continue;
      const start = words[index + 1]?.norm === 'nada' ? index + 2 : index + 1;
      const at = clauseVerb(words, start);
      const verb = words[at];
      const fixes = subjunctivesAt(grammar, words, at, 'impf');
      if (verb && fixes.length > 0) report(verb, fixes);
    }
  },
});
