import {
  MISSING_SPACE_AFTER_SIGN,
  defineRule,
  findMissingSpacesAfter,
} from '@tercet/proofreading-core';

export const missingSpaceAfterSign = defineRule({
  id: 'fr/missing-space-after-sign',
  category: 'typography',
  level: 'typography',
  ...MISSING_SPACE_AFTER_SIGN,
  valid: [
    'Eh bien, oui.',
    'Il fait 1,5 mètre.',
    'Voir f(a,b) pour cela.',
    '« Quoi ? » dit-il.',
    'Lisez index.html avant.',
    'Oui ! Non !',
    'A,B et C.',
    'Viens (vite), merci ; voilà.',
  ],
  invalid: [
    { text: 'Du papier[[,]]de l’encre.', fix: ', ' },
    { text: 'Ils sortirent[[,]]puis il plut.', fix: ', ' },
    { text: 'Cependant[[,]]personne ne vint.', fix: ', ' },
    { text: 'Le chat[[,]]le chien et la souris.', fix: ', ' },
    { text: 'Demain[[,]]nous partons.', fix: ', ' },
  ],
  check(sentence, report) {
    for (const sign of findMissingSpacesAfter(sentence, ',')) {
      report(sign, [`${sign.text} `]);
    }
  },
});
