import { defineRule, entryOf } from '@tercet/proofreading-core';
import { follows, isAdjective, isVerb, may } from '../grammar/words';

const BODY: Readonly<Record<string, string>> = {
  pelo: 'el',
  cabello: 'el',
  piel: 'la',
  nariz: 'la',
};
const LINKS = /^(?:muy|el|la)$/u;

export const tenerElPelo = defineRule({
  id: 'es/tener-el-pelo',
  category: 'style',
  level: 'style',
  message: {
    en: 'To describe somebody, use the article: “{fix}”.',
    fr: 'Pour décrire quelqu’un, mettez l’article : « {fix} ».',
    es: 'Para describir a alguien se usa el artículo: «{fix}».',
  },
  explanation: {
    en: 'Parts of the body with a quality take the article after “tener”: “tiene el pelo rizado”, “tengo los ojos verdes”.',
    fr: 'Après « tener », les parties du corps qualifiées prennent l’article : « tiene el pelo rizado », « tengo los ojos verdes ».',
    es: 'Tras «tener», las partes del cuerpo con una cualidad llevan artículo: «tiene el pelo rizado», «tengo los ojos verdes».',
  },
  valid: [
    'Tiene el pelo rizado.',
    'Tengo los ojos verdes.',
    'No tiene pelo.',
    'Tiene pelo en la sopa.',
    'Tengo ojos verdes.',
    'Tiene ojos de gato.',
    'Le vi el pelo mojado.',
    'Tiene la piel clara.',
  ],
  invalid: [
    { text: 'Tiene [[pelo]] rizado.', fix: 'el pelo' },
    { text: 'Mi abuela tiene [[piel]] muy clara.', fix: 'la piel' },
    { text: 'Mi hermana tiene [[cabello]] negro.', fix: 'el cabello' },
    { text: 'Ella tenía [[pelo]] muy largo.', fix: 'el pelo' },
    { text: 'Mi primo tiene [[nariz]] larga.', fix: 'la nariz' },
  ],
  misses: ['Es alta, con pelo negro.'],
  falseAlarms: ['Tiene pelo largo.'],
  check({ words }, report) {
    for (const [index, part] of words.entries()) {
      const article = entryOf(BODY, part.norm);
      const verb = words[index - 1];
      if (!article || !verb || !follows(part)) continue;
      if (!may(verb, (reading) => isVerb(reading) && reading.lemma === 'tener')) continue;
      const next = LINKS.test(words[index + 1]?.norm ?? '') ? words[index + 2] : words[index + 1];
      if (
        next &&
        follows(next) &&
        (may(next, isAdjective) || next.best.form === 'part') &&
        next.best.pos !== 'ADP'
      )
        report(part, [`${article} ${part.text}`]);
    }
  },
});
