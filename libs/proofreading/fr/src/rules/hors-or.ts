import { defineRule } from '@tercet/proofreading-core';

export const horsOr = defineRule({
  id: 'fr/hors-or',
  category: 'confusion',
  level: 'error',
  message: {
    en: '“{found}” should be “{fix}”: the conjunction, not “outside of”.',
    fr: '« {found} » s’écrit ici « {fix} » : c’est la conjonction, et non « en dehors de ».',
    es: '«{found}» debe ser «{fix}»: es la conjunción, no «fuera de».',
  },
  explanation: {
    en: '“Or” brings in a new fact: “il devait venir ; or, il dort”. “Hors” means outside and needs a noun behind it: “hors saison”.',
    fr: '« Or » apporte un fait nouveau : « il devait venir ; or, il dort ». « Hors » veut dire « en dehors de » et demande un nom : « hors saison ».',
    es: '«Or» introduce un hecho nuevo: «il devait venir ; or, il dort». «Hors» significa «fuera de» y pide un sustantivo: «hors saison».',
  },
  valid: [
    'Or, il dort.',
    'Hors saison, tout est fermé.',
    'Hors de chez lui, il se perd.',
    'Il devait venir ; or il dort.',
    'Il est hors jeu.',
    'Le prix hors taxes est bas.',
    'Nul ne vient, hors lui.',
    'Hors, vous dis-je !',
  ],
  invalid: [
    { text: '[[Hors]], il dort.', fix: 'Or' },
    { text: 'Il devait venir ; [[hors]], il dort.', fix: 'or' },
    { text: '[[Hors]], le magasin était fermé.', fix: 'Or' },
    { text: '[[Hors]], nous n’avons rien reçu.', fix: 'Or' },
    { text: 'Il a promis : [[hors]], rien ne change.', fix: 'or' },
  ],
  misses: ['Il devait venir, hors personne ne l’a vu.'],
  check({ tokens }, report) {
    for (const [index, token] of tokens.entries()) {
      if (token.norm !== 'hors' || tokens[index + 1]?.text !== ',') continue;
      const before = tokens[index - 1];
      const isOpen = !before || /^[;:—–-]$/u.test(before.text);
      // `Hors, vous dis-je !`: away with you
      if (isOpen && tokens.at(-1)?.text !== '!')
        report(token, [token.text.startsWith('H') ? 'Or' : 'or']);
    }
  },
});
