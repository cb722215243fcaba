import {
  SPACE_BEFORE_SIGN,
  defineRule,
  findSpacesAstray,
  findSpacesBefore,
} from '@tercet/proofreading-core';

export const spaceBeforeSign = defineRule({
  id: 'fr/space-before-sign',
  category: 'typography',
  level: 'typography',
  ...SPACE_BEFORE_SIGN,
  valid: [
    'Eh bien, oui.',
    'Est-ce vrai ? Non.',
    'Un fichier .env suffit.',
    'Et puis ... le silence.',
    'Deux choses : l’une ; l’autre.',
    'Quel monde !',
    'Le total est de 3,5 litres.',
    'Oui, « bien sûr », dit-elle.',
  ],
  invalid: [
    { text: 'Des pommes[[ ,]]des poires.', fix: ', ' },
    { text: 'Eh bien[[ ]], oui.', fix: '' },
    { text: 'C’est tout[[ ]].', fix: '' },
    { text: 'Le chien[[ ]], le chat et la souris.', fix: '' },
    { text: 'En 2020[[ ]], tout changea.', fix: '' },
    { text: 'Nous partirons demain[[ ]].', fix: '' },
  ],
  check(sentence, report) {
    for (const { start, end } of findSpacesBefore(sentence, ',.')) {
      report({ start, end }, [''], { safe: true });
    }
    for (const span of findSpacesAstray(sentence)) report(span, [', '], { safe: true });
  },
});
