import { defineRule, matchCase } from '@tercet/proofreading-core';
import { PLURAL, nounCells } from '../grammar/agreement';
import { follows } from '../grammar/words';

const GIVING =
  /^(?:dar|decir|contar|gustar|enseñar|escribir|regalar|pedir|explicar|encantar|mandar|enviar|ofrecer|preguntar|comprar|mostrar|entregar|prestar)$/;
const PEOPLE =
  /^(?:padres|amig[oa]s|niñ[oa]s|herman[oa]s|hij[oa]s|abuelos|primos|alumn[oa]s|estudiantes|profesores|clientes|usuarios|lectores|jóvenes|mujeres|hombres|chic[oa]s|ciudadanos|trabajadores|vecinos|personas|empleados|jugadores|pacientes|médicos|maestros|tíos)$/u;

const THEM = /^(?:ellos|ellas|ustedes)$/u;
const ONE = /^(?:él|ella|usted)$/u;

export const leLes = defineRule({
  id: 'es/le-les',
  category: 'agreement',
  level: 'suggestion',
  message: {
    en: 'Several receive it: write “{fix}”.',
    fr: 'Ils sont plusieurs : écrivez « {fix} ».',
    es: 'Lo reciben varios: escribe «{fix}».',
  },
  explanation: {
    en: '“Le” announces one person, “les” several: “les dije a mis padres”, “les gusta a los niños”.',
    fr: '« Le » annonce une personne, « les » plusieurs : « les dije a mis padres ».',
    es: '«Le» anuncia a una persona; «les», a varias: «les dije a mis padres», «les gusta a los niños».',
  },
  valid: [
    'Les dije a mis padres la verdad.',
    'Le di a mi madre un beso.',
    'Le dio la carta.',
    'Les gusta a los niños.',
    'Le duele a veces.',
    'Le tiene miedo a los perros.',
    'Le enseñó a mi hija a nadar.',
    'Le dijo a las dos que sí.',
    'Les dijo a él y a su hermano que no.',
  ],
  invalid: [
    { text: '[[Le]] dije a mis padres la verdad.', fix: 'Les' },
    { text: 'Siempre [[le]] cuenta a los niños un cuento.', fix: 'les' },
    { text: '[[Le]] di a mis amigas un regalo.', fix: 'Les' },
    { text: 'Ana [[le]] escribió a sus primos.', fix: 'les' },
    { text: 'No [[le]] gusta a los niños.', fix: 'les' },
    { text: '[[Les]] dije a él que no.', fix: 'Le' },
    { text: '[[Le]] gusta a ellas.', fix: 'Les' },
  ],
  check({ tokens, words }, report) {
    if (!tokens.some(({ norm }) => norm === 'le' || norm === 'les')) return;
    for (const [index, le] of words.entries()) {
      const verb = words[index + 1];
      if (
        !/^les?$/u.test(le.norm) ||
        (le.gap === '' && index > 0 && words[index - 1]?.token === le.token)
      )
        continue;
      if (!follows(verb) || verb.best.form !== 'fin' || !GIVING.test(verb.best.lemma)) continue;
      const to = words[index + 2];
      const noun = words[index + 4];
      const pronoun = to?.norm === 'a' ? (words[index + 3]?.norm ?? '') : '';
      const after = words[index + 4];
      const isAlone = !after || after.kind === 'punctuation' || after.norm === 'que';
      if (le.norm === 'le' && THEM.test(pronoun) && isAlone)
        report(le, [matchCase(le.text, 'les')]);
      if (le.norm === 'les' && ONE.test(pronoun) && isAlone) report(le, [matchCase(le.text, 'le')]);
      if (le.norm === 'les') continue;
      if (to?.norm !== 'a' || words[index + 3]?.best.pos !== 'DET' || !noun) continue;
      if (PEOPLE.test(noun.norm) && (nounCells(noun) & PLURAL) !== 0)
        report(le, [matchCase(le.text, 'les')]);
    }
  },
});
