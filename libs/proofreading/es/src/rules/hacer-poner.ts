import { defineRule } from '@tercet/proofreading-core';
import { conjugate } from '../grammar/verbs';
import { isStatement } from '../grammar/words';

const MOOD =
  /^(?:triste|tristes|enferm[oa]s?|nervios[oa]s?|enojad[oa]s?|enfadad[oa]s?|celos[oa]s?|furios[oa]s?|ansios[oa]s?)$/u;

export const hacerPoner = defineRule({
  id: 'es/hacer-poner',
  category: 'grammar',
  level: 'suggestion',
  message: {
    en: 'For a mood that comes on, Spanish says “{fix}”.',
    fr: 'Pour un état qui survient, l’espagnol dit « {fix} ».',
    es: 'Para un estado que sobreviene se dice «{fix}».',
  },
  explanation: {
    en: 'What changes somebody’s mood or health “pone”: “me pone triste”, “la puso enferma”; but “me hace feliz”.',
    fr: 'Ce qui change l’humeur ou la santé « pone » : « me pone triste », « la puso enferma » ; mais « me hace feliz ».',
    es: 'Lo que cambia el ánimo o la salud «pone»: «me pone triste», «la puso enferma»; pero «me hace feliz».',
  },
  valid: [
    'Me pone triste.',
    'Me hace feliz.',
    'Nos hizo reír.',
    'La puso enferma.',
    'Se hizo rico.',
    'Me hace sentir triste.',
    'Se hace viejo.',
    'Me hizo un café.',
  ],
  invalid: [
    { text: 'La lluvia me [[hace]] triste.', fix: 'pone' },
    { text: 'El olor la [[hizo]] enferma.', fix: 'puso' },
    { text: 'Eso me [[hacía]] muy nerviosa.', fix: 'ponía' },
    { text: 'Las noticias nos [[hacen]] tristes.', fix: 'ponen' },
    { text: 'El ruido le [[hace]] enojado.', fix: 'pone' },
  ],
  check({ tokens, words, grammar }, report) {
    if (!tokens.some(({ norm }) => MOOD.test(norm))) return;
    for (const [index, verb] of words.entries()) {
      if (
        verb.best.lemma !== 'hacer' ||
        verb.best.form !== 'fin' ||
        !/^(?:me|te|nos|la|le|les)$/u.test(words[index - 1]?.norm ?? '')
      )
        continue;
      const at = words[index + 1]?.norm === 'muy' ? index + 2 : index + 1;
      if (!MOOD.test(words[at]?.norm ?? '')) continue;
      const { mood, tense, person, number } = verb.readings.find(isStatement) ?? verb.best;
      const [fix] = conjugate(grammar, 'poner', `fin.${mood}.${tense}.${person}.${number}`);
      if (fix !== undefined) report(verb, [fix]);
    }
  },
});
