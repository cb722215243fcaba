import { defineRule, matchCase } from '@tercet/proofreading-core';
import { isClauseStart, isNext } from '../grammar/phrase';
import { isFinite, may } from '../grammar/words';

export const cuantoMas = defineRule({
  id: 'es/cuanto-mas',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'What grows together takes “cuanto”: “{fix}”.',
    fr: 'La proportion se dit avec « cuanto » : « {fix} ».',
    es: 'La proporción se expresa con «cuanto»: «{fix}».',
  },
  explanation: {
    en: '“Cuanto más come, más quiere”: “contra” means “against” and belongs to the spoken language here.',
    fr: '« Cuanto más come, más quiere » (plus… plus…) : « contra » veut dire « contre » et relève ici de la langue parlée.',
    es: '«Cuanto más come, más quiere»: «contra» en este giro es propio del habla popular.',
  },
  valid: [
    'Cuanto más come, más quiere.',
    'Luchó contra más de diez.',
    'Contra más enemigos no pudo.',
    'Nada contra más gente.',
    'Mientras más lee, más sabe.',
    'Contra menos rivales es fácil ganar.',
    'Cuanto menos duermo, peor.',
    'Está en contra, más que nadie.',
  ],
  invalid: [
    { text: '[[Contra]] más come, más quiere.', fix: 'Cuanto' },
    { text: '[[Contra]] menos duermo, peor trabajo.', fix: 'Cuanto' },
    { text: 'Ya lo sé, [[contra]] más trabajas, peor.', fix: 'cuanto' },
    { text: '[[Contra]] más lee, más sabe.', fix: 'Cuanto' },
    { text: '[[Contra]] más aprendo, más dudas tengo.', fix: 'Cuanto' },
  ],
  misses: ['Contra más rápido vayas, antes llegas.'],
  check(sentence, report) {
    for (const [index, contra] of sentence.tokens.entries()) {
      const more = sentence.tokens[index + 1];
      if (contra.norm !== 'contra' || !/^(?:más|menos)$/u.test(more?.norm ?? '')) continue;
      const verb = sentence.words.find(({ token }) => token === index + 2);
      const isVerb =
        may(verb, isFinite) &&
        (verb?.best.form === 'fin' ||
          // `contra más estudio, menos sé`
          (sentence.tokens[index + 3]?.text === ',' && verb?.norm.endsWith('o') === true));
      if (isVerb && isNext(more) && isClauseStart(sentence, index))
        report(contra, [matchCase(contra.text, 'cuanto')]);
    }
  },
});
