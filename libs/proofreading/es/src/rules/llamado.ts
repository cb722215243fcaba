import { defineRule } from '@tercet/proofreading-core';
import { cellsOf, firstCell, nounCells } from '../grammar/agreement';
import { follows, isNoun, isPlain } from '../grammar/words';
import { isTime } from '../grammar/noun-kinds';

const INDEFINITE = /^(?:un|una|unos|unas|dos|tres|cuatro|este|esta)$/u;
const FORMS = ['llamado', 'llamada', 'llamados', 'llamadas'];

export const llamado = defineRule({
  id: 'es/llamado',
  category: 'verb',
  level: 'error',
  message: {
    en: '“{found}” says what it calls, not its name: write “{fix}”.',
    fr: '« {found} » dit ce qu’il appelle : écrivez « {fix} ».',
    es: '«{found}» dice a quién llama: escribe «{fix}».',
  },
  explanation: {
    en: 'What has a name “se llama” or is “llamado”: “un perro llamado Toby”, “una película que se llama Coco”.',
    fr: 'Ce qui porte un nom « se llama » ou est « llamado » : « un perro llamado Toby », « una película que se llama Coco ».',
    es: 'Lo que tiene nombre «se llama» o es «llamado»: «un perro llamado Toby», «una película que se llama Coco».',
  },
  valid: [
    'Un perro llamado Toby.',
    'Tiene un gato que se llama Milo.',
    'Un amigo llama a Luis.',
    'Una mujer llamó a Ana.',
    'Mi hermana se llama Eva.',
    'La madre llama Toby al perro.',
    'Un hombre llamó ayer.',
    'Una chica llama Eva a su gata.',
    'Esta tarde llama Ana.',
  ],
  invalid: [
    { text: 'Tengo un perro [[llama]] Toby.', fix: 'llamado' },
    { text: 'Vi una película [[llama]] Coco.', fix: 'llamada' },
    { text: 'Conocí a un chico [[llamo]] Pedro.', fix: 'llamado' },
    { text: 'Tenía unas amigas [[llaman]] Ana y Eva.', fix: 'llamadas' },
    { text: 'Leí un libro [[llama]] Platero.', fix: 'llamado' },
  ],
  misses: ['Mi perro llama Toby.'],
  check({ tokens, words }, report) {
    if (!tokens.some(({ norm }) => /^llam(?:[ao]|an)$/u.test(norm))) return;
    for (const [index, verb] of words.entries()) {
      const noun = words[index - 1];
      const name = words[index + 1];
      if (!/^llam(?:[ao]|an)$/u.test(verb.norm) || !follows(verb) || !noun || !isPlain(noun))
        continue;
      if (!follows(name) || !/^\p{Lu}/u.test(name.text) || !noun.readings.some(isNoun)) continue;
      if (!words.slice(Math.max(0, index - 3), index - 1).some(({ norm }) => INDEFINITE.test(norm)))
        continue;
      // `esta tarde llama Ana`
      if (isTime(noun)) continue;
      if (words.slice(index + 1).some(({ norm }) => norm === 'a' || norm === 'al')) continue;
      const fix = FORMS[[1, 2, 4, 8].indexOf(firstCell(nounCells(noun) & cellsOf(noun, isNoun)))];
      if (fix !== undefined) report(verb, [fix]);
    }
  },
});
