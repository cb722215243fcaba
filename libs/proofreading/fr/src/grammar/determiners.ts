import { entryOf } from '@tercet/proofreading-core';
import { takesElision } from '../vowel-start';
import type { Pair } from './cells';

/** Determiners in the order masculine singular, feminine singular, masculine plural, feminine plural. */
const SERIES: readonly (readonly [string, string, string, string])[] = [
  ['le', 'la', 'les', 'les'],
  ['un', 'une', 'des', 'des'],
  ['du', 'de la', 'des', 'des'],
  ['au', 'à la', 'aux', 'aux'],
  ['ce', 'cette', 'ces', 'ces'],
  ['mon', 'ma', 'mes', 'mes'],
  ['ton', 'ta', 'tes', 'tes'],
  ['son', 'sa', 'ses', 'ses'],
  ['notre', 'notre', 'nos', 'nos'],
  ['votre', 'votre', 'vos', 'vos'],
  ['leur', 'leur', 'leurs', 'leurs'],
  ['quel', 'quelle', 'quels', 'quelles'],
  ['aucun', 'aucune', 'aucuns', 'aucunes'],
  ['nul', 'nulle', 'nuls', 'nulles'],
  ['certain', 'certaine', 'certains', 'certaines'],
  ['divers', 'diverse', 'divers', 'diverses'],
  ['différent', 'différente', 'différents', 'différentes'],
  ['tel', 'telle', 'tels', 'telles'],
  ['tout', 'toute', 'tous', 'toutes'],
  ['quelque', 'quelque', 'quelques', 'quelques'],
  ['ledit', 'ladite', 'lesdits', 'lesdites'],
];
const SAME: Readonly<Record<string, string>> = { cet: 'ce', "l'": 'le' };
/** Before a vowel: the form that stands in its place, a trailing apostrophe joined to the next word. */
const BEFORE_VOWEL: Readonly<Record<string, string>> = {
  le: 'l’',
  la: 'l’',
  du: 'de l’',
  'de la': 'de l’',
  au: 'à l’',
  'à la': 'à l’',
  ce: 'cet',
  ma: 'mon',
  ta: 'ton',
  sa: 'son',
};

/**
 * The determiner of the same kind in another gender or number.
 * @param next the word that follows it, lower case: it decides `cet`, `mon`, `l’`
 * @returns the form, which ends in an apostrophe where it joins the next word; undefined for other words
 */
export function determinerFor(norm: string, pair: Pair, next: string): string | undefined {
  const base = entryOf(SAME, norm) ?? norm;
  const series = SERIES.find((forms) => forms.includes(base));
  if (!series) return undefined;
  const column = (pair.number === 'pl' ? 2 : 0) + (pair.gender === 'f' ? 1 : 0);
  const form = series[column] ?? base;
  return takesElision(next) ? (entryOf(BEFORE_VOWEL, form) ?? form) : form;
}
