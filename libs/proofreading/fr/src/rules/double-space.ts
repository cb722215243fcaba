import { DOUBLE_SPACE, defineRule, findDoubleSpaces } from '@tercet/proofreading-core';

export const doubleSpace = defineRule({
  id: 'fr/double-space',
  category: 'typography',
  level: 'typography',
  ...DOUBLE_SPACE,
  valid: [
    'Une seule espace ici.',
    'C’est fini.  Deux espaces ouvrent la phrase suivante.',
    '  Une ligne en retrait.',
    'Nom :   valeur alignée',
    'Un tiret – avec des espaces – convient.',
    'Colonne une    colonne deux',
    'Vraiment ?',
    'La fin. ',
  ],
  invalid: [
    { text: 'Nous sommes[[  ]]rentrés.', fix: ' ' },
    { text: 'Des stylos,[[  ]]du papier et de l’encre.', fix: ' ' },
    { text: 'Il a quitté la pièce[[  ]]sans bruit.', fix: ' ' },
    { text: 'Environ 20[[  ]]personnes sont venues.', fix: ' ' },
    { text: 'Elle a dit[[  ]]« oui ».', fix: ' ' },
  ],
  check(sentence, report) {
    for (const span of findDoubleSpaces(sentence)) report(span, [' '], { safe: true });
  },
});
