import type { Derivation } from '@tercet/proofreading-core';

const plural = (...endings: readonly string[]): string[] =>
  endings.flatMap((ending) => [ending, `${ending}s`]);

function derived(endings: readonly string[], bases: string, minimumStem = 4): Derivation[] {
  const options = bases.split(' ').map((base) => (base === '-' ? '' : base));
  return endings.map((ending) => ({ ending, bases: options, minimumStem }));
}

const ofNames = (endings: readonly string[], bases: string): Derivation[] =>
  derived(endings, bases).map((derivation) => ({ ...derivation, ofNames: true }));

/** Word formation: `additionnel` makes `additionnalité`, `Melville` makes `melvillien`. */
export const DERIVATIONS: readonly Derivation[] = [
  ...derived(plural('able'), 'er'),
  ...derived(plural('abilité'), 'able'),
  ...derived(plural('ibilité'), 'ible'),
  ...derived(plural('alité'), 'el al'),
  ...derived(plural('isation'), 'iser e - ique', 3),
  ...derived(plural('ation'), 'er'),
  ...derived(plural('age'), 'er', 5),
  ...derived(plural('ement'), 'er', 5),
  ...derived(plural('eur', 'euse'), 'er', 5),
  ...derived(plural('ateur', 'atrice'), 'er ation'),
  ...derived(plural('iste', 'isme'), '- e ique iste isme', 5),
  ...derived(plural('logique', 'logiste', 'logue'), 'logie', 2),
  ...derived(plural('graphique', 'graphe'), 'graphie', 2),
  ...derived(plural('métrique', 'mètre'), 'métrie', 2),
  ...derived(plural('pathique', 'pathe'), 'pathie', 2),
  ...derived(plural('ique'), 'ie', 5),
  ...derived(['iquement'], 'ique'),
  ...derived(['ablement'], 'able'),
  ...ofNames(plural('ien', 'ienne'), '- e a i o ie s'),
  ...ofNames(plural('iste', 'isme', 'esque'), '- e a i'),
  ...ofNames(plural('ste', 'sme'), '-'),
  ...ofNames(['ois', ...plural('oise')], '- e a'),
  ...ofNames(['ais', ...plural('aise')], '- e'),
];
