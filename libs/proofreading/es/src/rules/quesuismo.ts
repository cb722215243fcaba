import { defineRule } from '@tercet/proofreading-core';
import { firstCell, nounCells } from '../grammar/agreement';
import { determinerFor } from '../grammar/determiners';
import { isPerson } from '../grammar/people';
import { follows, may, isNoun } from '../grammar/words';

export const quesuismo = defineRule({
  id: 'es/quesuismo',
  category: 'grammar',
  level: 'suggestion',
  message: {
    en: '“Que su” is better said with “cuyo”: “{fix}”.',
    fr: '« Que su » se dit mieux avec « cuyo » : « {fix} ».',
    es: '«Que su» se dice mejor con «cuyo»: «{fix}».',
  },
  explanation: {
    en: 'Whose something is, is told by “cuyo”, which agrees with what follows: “el niño cuyo padre vive en Lima”.',
    fr: 'L’appartenance se dit avec « cuyo », accordé avec ce qui suit : « el niño cuyo padre vive en Lima ».',
    es: 'La pertenencia se expresa con «cuyo», que concuerda con lo que sigue: «el niño cuyo padre vive en Lima».',
  },
  valid: [
    'El niño cuyo padre canta es Luis.',
    'Dice que su padre canta.',
    'Creo que su casa es esa.',
    'El día que su padre vino llovió.',
    'La idea de que su hijo cante.',
    'Tanto que su voz tembló.',
    'El hecho que su madre contó.',
    'Más que su hermano.',
  ],
  invalid: [
    { text: 'Conozco a un niño [[que su]] padre es médico.', fix: 'cuyo' },
    { text: 'Es una mujer [[que sus]] hijos viven lejos.', fix: 'cuyos' },
    { text: 'Hay un señor [[que su]] casa está vacía.', fix: 'cuya' },
    { text: 'Tengo una amiga [[que su]] madre canta bien.', fix: 'cuya' },
    { text: 'Vi a unos chicos [[que sus]] perros ladran.', fix: 'cuyos' },
  ],
  check({ tokens, words }, report) {
    if (!tokens.some(({ norm }) => norm === 'que')) return;
    for (const [index, relative] of words.entries()) {
      const possessive = words[index + 1];
      const noun = words[index + 2];
      const person = words[index - 1];
      if (
        relative.norm !== 'que' ||
        !follows(possessive) ||
        !/^sus?$/u.test(possessive.norm) ||
        !follows(noun)
      )
        continue;
      if (
        !person ||
        !isPerson(person) ||
        !/^un[oa]?s?$/u.test(words[index - 2]?.norm ?? '') ||
        !may(noun, isNoun)
      )
        continue;
      if (words[index + 3]?.best.form !== 'fin') continue;
      const cells = nounCells(noun);
      const form = cells ? determinerFor('cuyo', firstCell(cells)) : undefined;
      if (form) report({ start: relative.start, end: possessive.end }, [form]);
    }
  },
});
