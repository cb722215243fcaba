import { defineRule, matchCase } from '@tercet/proofreading-core';
import { isNext } from '../grammar/phrase';

const VERB =
  /^(?:gustan?|gustaba[n]?|gustaría[n]?|encantan?|encantaba[n]?|encantaría[n]?|llamo|levanto|parece|interesan?|fascinan?|duelen|siento|acuesto|ducho|quedo|divierto)$/u;

export const miMe = defineRule({
  id: 'es/mi-me',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Before a verb it is “{fix}”.',
    fr: 'Devant un verbe, on écrit « {fix} ».',
    es: 'Ante un verbo se escribe «{fix}».',
  },
  explanation: {
    en: '“Mi” goes with a noun (“mi casa”); before a verb the pronoun is “me”: “me gusta”, “me llamo”.',
    fr: '« Mi » accompagne un nom (« mi casa ») ; devant un verbe, le pronom est « me » : « me gusta », « me llamo ».',
    es: '«Mi» acompaña a un nombre («mi casa»); ante un verbo el pronombre es «me»: «me gusta», «me llamo».',
  },
  valid: [
    'Me gusta leer.',
    'Mi gusto es otro.',
    'Me llamo Ana.',
    'Mi casa es azul.',
    'Mi interés crece.',
    'A mí me encanta.',
    'Mi llama se apagó.',
    'Mi encanto eres tú.',
  ],
  invalid: [
    { text: '[[Mi]] gusta leer.', fix: 'Me' },
    { text: 'No [[mi]] gusta nadar.', fix: 'me' },
    { text: '[[Mi]] llamo Pedro.', fix: 'Me' },
    { text: '[[Mi]] encanta la música.', fix: 'Me' },
    { text: 'También [[mi]] gustan los gatos.', fix: 'me' },
    { text: '[[Mi]] parece bien.', fix: 'Me' },
  ],
  misses: ['Mi duele el pie.'],
  check({ tokens }, report) {
    for (const [index, token] of tokens.entries()) {
      const verb = tokens[index + 1];
      if (token.norm === 'mi' && isNext(verb) && VERB.test(verb.norm))
        report(token, [matchCase(token.text, 'me')]);
    }
  },
});
