import type { AnalysedWord } from '@tercet/proofreading-core';
import { wordSet } from '../clauses';

export type GrammaticalNumber = 'sg' | 'pl';

/** Nouns that take either verb, or whose form does not tell: groups, quantities, sciences, same in both numbers. */
const EITHER = wordSet(
  'mars protozoa microbiota flora fauna cyanobacteria family elite faux pas team staff crew committee government majority minority group band company class audience public jury army navy ' +
    'council board union crowd party couple pair number variety range lot lots rest percent percentage portion fraction ' +
    'part half third quarter series species means data media police people folk cattle offspring aircraft sheep fish deer ' +
    'headquarters innings crossroads works barracks politics economics physics mathematics maths statistics ethics athletics ' +
    'gymnastics genetics electronics linguistics logistics acoustics dynamics mechanics optics aerobics news measles ' +
    'mumps diabetes billiards dominoes cards chess darts united states netherlands philippines amount amounts plenty bulk ' +
    'none total sum handful dozen hundred thousand million billion host range array set type types kind kinds sort sorts ' +
    'youth opposition press faculty management leadership personnel population world club squad firm brand generation ' +
    'graphics analytics robotics tactics semantics sports odds remains thanks wages summons gallows alumni criteria ' +
    'agenda insignia bacteria algae phenomena trivia bread one other more most less much little mine yours hers ours theirs ' +
    'what that which who time times s home today tomorrow yesterday this lens bias gas bus process access analysis basis ' +
    'crisis thesis hypothesis virus status campus focus bonus census corpus genius surplus address business class glass ' +
    'boss loss pass grass mass princess masters god latter former',
);
/** Those of the list above that end in -s in the singular: they are singular for sure. */
const SINGULAR = wordSet(
  'news lens bias gas bus process access basis virus status campus focus bonus census address business glass boss loss princess',
);

const KNOWN_PLURALS = wordSet(
  'people children men women scissors trousers jeans pants shorts tights pyjamas pajamas tweezers pliers binoculars sunglasses clothes',
);

/** Number of a noun by its form alone; undefined where the form, or the sense, allows both. */
export function nounNumber({ norm, readings }: AnalysedWord): GrammaticalNumber | undefined {
  if (KNOWN_PLURALS.has(norm)) return 'pl';
  if (SINGULAR.has(norm)) return 'sg';
  if (EITHER.has(norm) || norm.endsWith('ics')) return undefined;
  const nouns = readings.filter(({ pos }) => pos === 'NOUN' || pos === 'PROPN');
  const first = nouns[0];
  if (!first || nouns.some(({ pos, guessed }) => pos === 'PROPN' || guessed)) return undefined;
  return nouns.every(({ number }) => number === first.number) ? first.number : undefined;
}
