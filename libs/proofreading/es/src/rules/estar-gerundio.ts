import { type AnalysedWord, defineRule, matchCase } from '@tercet/proofreading-core';
import { conjugate, infinitiveOf } from '../grammar/verbs';
import { subjectOf } from '../grammar/subjects';
import { follows, isFinite, isPlain, isPlainInfinitive, must } from '../grammar/words';

const SUBJECTS = /^(?:yo|tú|él|ella|usted|nosotros|nosotras|ellos|ellas|ustedes)$/u;

export const estarGerundio = defineRule({
  id: 'es/estar-gerundio',
  category: 'verb',
  level: 'error',
  message: {
    en: 'After “estar”, what is going on takes the gerund: “{fix}”.',
    fr: 'Après « estar », l’action en cours se dit au gérondif : « {fix} ».',
    es: 'Tras «estar», la acción en curso va en gerundio: «{fix}».',
  },
  explanation: {
    en: '“Estar” goes with the gerund, in -ando or -iendo, for what is going on: “estoy estudiando”, “estaba comiendo”.',
    fr: '« Estar » se construit avec le gérondif, en -ando ou -iendo, pour une action en cours : « estoy estudiando », « estaba comiendo ».',
    es: '«Estar» se combina con el gerundio, en -ando o -iendo, para la acción en curso: «estoy estudiando», «estaba comiendo».',
  },
  valid: [
    'Estoy estudiando.',
    'Está por llegar.',
    'Lo difícil está en comer bien.',
    'El problema está en saber cuándo.',
    'Estar y ser son verbos.',
    'Ya estoy, come tú.',
    'Aquí estoy para ayudar.',
    'Estamos por salir.',
    'Estuvo ausente.',
  ],
  invalid: [
    { text: 'Estoy [[estudiar]] español.', fix: 'estudiando' },
    { text: 'Mis amigos están [[jugar]] en el parque.', fix: 'jugando' },
    { text: 'Yo estaba [[comer]] cuando llamaste.', fix: 'comiendo' },
    { text: 'Ahora estamos [[leer]] un libro.', fix: 'leyendo' },
    { text: 'Él estaba [[come]] en la cocina.', fix: 'comiendo' },
    { text: '¿Qué estás [[hacer]] aquí?', fix: 'haciendo' },
  ],
  misses: ['Mi hermano está estudia para médico.'],
  check({ words, grammar }, report) {
    for (const [index, verb] of words.entries()) {
      const estar = words[index - 1];
      if (!follows(verb) || !isPlain(verb) || !isEstar(estar)) continue;
      if (words[index + 1]?.token === verb.token) continue;
      const isConjugated =
        must(verb, isFinite) && SUBJECTS.test(words[index - 2]?.norm ?? '') && follows(estar);
      if (!(isPlainInfinitive(verb) && hasSubject(words, index - 1)) && !isConjugated) continue;
      const infinitive = infinitiveOf(verb);
      if (infinitive === undefined || infinitive === 'estar') continue;
      const [fix] = conjugate(grammar, infinitive, 'ger');
      if (fix !== undefined) report(verb, [matchCase(verb.text, fix)]);
    }
  },
});

const isEstar = (word: AnalysedWord | undefined): word is AnalysedWord =>
  word?.kind === 'word' &&
  /^est(?:oy|ás?|á|amos|áis|án|aba[sn]?|ábamos|abais|uve|uvo)$/u.test(word.norm);

/** `entre sus tareas está informar`: in the third person what stands behind may be the subject. */
const hasSubject = (words: readonly AnalysedWord[], estar: number): boolean =>
  !/^est(?:án?|aban?|uvo)$/u.test(words[estar]?.norm ?? '') ||
  SUBJECTS.test(words[estar - 1]?.norm ?? '') ||
  subjectOf(words, estar) !== undefined;
