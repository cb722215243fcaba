import { type AnalysedWord, defineRule, entryOf } from '@tercet/proofreading-core';
import { afterVerb } from '../grammar/auxiliaries';
import { type Cells, FEMININE, MASCULINE, NONE, PLURAL, SINGULAR, pairsOf } from '../grammar/cells';
import { qualifierCells } from '../grammar/chains';
import { formsOf } from '../grammar/forms';
import {
  has,
  hasOnly,
  isNoun,
  isPlainWord,
  isQualifier,
  isUnknown,
  isVerbal,
} from '../grammar/words';

/** Verbs that say what becomes of their object, or what it is held for. */
const MAKING = new Set(['rendre', 'croire', 'juger', 'trouver', 'estimer']);
const OBJECTS: Readonly<Record<string, Cells>> = {
  le: MASCULINE & SINGULAR,
  la: FEMININE & SINGULAR,
  les: PLURAL,
};

export const attributObjet = defineRule({
  id: 'fr/attribut-objet',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'The adjective agrees with the object pronoun: write “{fix}”.',
    fr: 'L’adjectif s’accorde avec le pronom complément : écrivez « {fix} ».',
    es: 'El adjetivo concuerda con el pronombre de objeto: escribe «{fix}».',
  },
  explanation: {
    en: 'After “rendre”, “croire” or “trouver” the adjective tells of the object: “il les rend lisibles”, “je la trouve belle”.',
    fr: 'Après « rendre », « croire » ou « trouver », l’adjectif qualifie le complément : « il les rend lisibles », « je la trouve belle ».',
    es: 'Tras «rendre», «croire» o «trouver», el adjetivo describe el complemento: «il les rend lisibles», «je la trouve belle».',
  },
  valid: [
    'Il les rend lisibles.',
    'Je la trouve belle.',
    'Ce bruit les rend fous.',
    'Il le rend possible.',
    'Elle les rend propres à la vente.',
    'Il les rend demain.',
    'Je les crois capables de tout.',
    'On les trouve facilement.',
    'Il l’a rendue célèbre.',
    'Il la rend fière de son fils.',
    'Il les rend un par un.',
    'La banque les rend contre un reçu.',
  ],
  invalid: [
    { text: 'Ce réglage les rend [[lisible]].', fix: 'lisibles' },
    { text: 'Il faut les rendre plus [[visible]] encore.', fix: 'visibles' },
    { text: 'Son fils la rend [[heureux]].', fix: 'heureuse' },
    { text: 'Je les trouve très [[utile]] le soir.', fix: 'utiles' },
    { text: 'Ce cadre la rendait [[présent]] partout.', fix: 'présente' },
    { text: 'On les croit [[capable]] de tout.', fix: 'capables' },
  ],
  misses: ['Il rend les portes de la cave accessible.'],
  check({ words, grammar }, report) {
    for (const [index, verb] of words.entries()) {
      const object = words[index - 1];
      const asked = entryOf(OBJECTS, object?.norm ?? '');
      if (asked === undefined || object?.gap === '') continue;
      if (object?.best.pos === 'DET' && !hasOnly(verb, isVerbal)) continue;
      if (!isVerbal(verb.best) || !has(verb, (r) => isVerbal(r) && MAKING.has(r.lemma))) continue;
      if (has(verb, isNoun) && verb.margin < 1) continue;
      const at = afterVerb(words, index);
      const word = words[at];
      if (!isPlainWord(word) || !isAscribed(words, at) || (qualifierCells(word) & asked) !== NONE)
        continue;
      const own = pairsOf(qualifierCells(word)).flatMap(({ gender }) =>
        pairsOf(asked).filter((pair) => pair.gender === gender),
      );
      const fixes = [...own, ...pairsOf(asked)].flatMap((pair) =>
        formsOf(word, grammar, isQualifier, pair),
      );
      if (fixes.length > 0) report(word, [...new Set(fixes)].slice(0, 2));
    }
  },
});

function isAscribed(words: readonly AnalysedWord[], at: number): boolean {
  const word = words[at];
  const next = words[at + 1];
  if (!word || isUnknown(word) || word.best.pos !== 'ADJ' || next?.best.pos === 'NOUN')
    return false;
  return !/^(?:possible|nécessaire|bon|utile|que|qu')$/u.test(word.norm) || next?.norm !== 'de';
}
