import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { foldWord } from '../../src/speller/dictionary-format';
import type { ReadingTable } from './pack-morphology';
import { wikidataNouns, wikidataVerbs } from './wikidata';

/** Nouns whose plural is the singular, and groups that take either verb. */
const UNCHANGED =
  `sheep deer fish aircraft spacecraft hovercraft species series offspring staff salmon trout swine bison
  shrimp crossroads headquarters means moose elk cattle police people personnel data media barracks works gallows
  dice cod tuna squid grouse craft watercraft innings chassis corps rendezvous poultry vermin clergy`.split(
    /\s+/u,
  );
const MODALS = [
  'can',
  'could',
  'may',
  'might',
  'must',
  'shall',
  'should',
  'will',
  'would',
  'ought',
  'be',
];

/** Lemmas of one part of speech in WordNet: single words only. */
function wordNetLemmas(folder: string, pos: string): string[] {
  return readFileSync(join(folder, `index.${pos}`), 'utf8')
    .split('\n')
    .filter((line) => /^[a-z][a-z'-]* /u.test(line))
    .map((line) => line.slice(0, line.indexOf(' ')));
}

const isVowel = (letter: string | undefined): boolean => /[aeiou]/u.test(letter ?? '');
const ES = /(?:s|x|z|ch|sh)$/u;

function thirdPerson(verb: string): string {
  if (ES.test(verb) || /[^aeiou]o$/u.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/u.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

/** With and without the last consonant doubled: the dictionary tells which exists. */
function withEnding(verb: string, ending: 'ed' | 'ing' | 'er' | 'est'): string[] {
  if (/ie$/u.test(verb) && ending === 'ing') return [`${verb.slice(0, -2)}ying`];
  if (/[^eoy]e$/u.test(verb)) return [verb.slice(0, -1) + ending];
  if (/e$/u.test(verb))
    return ending === 'ing'
      ? [`${verb}ing`, `${verb.slice(0, -1)}ing`]
      : [verb.slice(0, -1) + ending];
  if (/[^aeiou]y$/u.test(verb) && ending !== 'ing') return [`${verb.slice(0, -1)}i${ending}`];
  const doubles = /[bdfgklmnprstvz]$/u.test(verb) && isVowel(verb.at(-2)) && !isVowel(verb.at(-3));
  const last = verb.at(-1) ?? '';
  return [
    verb + ending,
    ...(doubles || /l$/u.test(verb) ? [verb + last + ending] : []),
    ...(last === 'c' ? [`${verb}k${ending}`] : []),
  ];
}

const TAGS: Readonly<Record<string, string>> = {
  NN: 'NOUN.sg',
  NNS: 'NOUN.pl',
  JJ: 'ADJ',
  JJR: 'ADJ.cmp',
  JJS: 'ADJ.sup',
  RB: 'ADV',
  RBR: 'ADV.cmp',
  RBS: 'ADV.sup',
  UH: 'INTJ',
  IN: 'ADP',
};
/** Tags of verbs, only to tell which reading is the likeliest. */
const VERB_TAGS: Readonly<Record<string, string>> = {
  VB: 'VERB.inf',
  VBP: 'VERB.fin.ind.pres',
  VBZ: 'VERB.fin.ind.pres.3.sg',
  VBD: 'VERB.fin.ind.past',
  VBN: 'VERB.part.past',
  VBG: 'VERB.part.pres',
};

export interface EnglishSources {
  readonly corpora: string;
  /** Folder of WordNet's `index.noun` and its like. */
  readonly wordNet: string;
  /** Folder of the package `brill`. */
  readonly brill: string;
  readonly isName: (word: string) => boolean;
}

/** Fills the table with English verbs, nouns, adjectives and adverbs. */
export async function fillEnglish(table: ReadingTable, sources: EnglishSources): Promise<void> {
  addVerbs(table, sources);
  addNouns(table, sources);
  const adjectives = new Set(wordNetLemmas(sources.wordNet, 'adj'));
  for (const word of adjectives) table.add(word, 'ADJ', word);
  for (const word of wordNetLemmas(sources.wordNet, 'adv')) table.add(word, 'ADV', word);
  const module: unknown = await import(pathToFileURL(join(sources.brill, 'index.js')).href);
  const { brill } = module as { brill: Record<string, string[]> };
  for (const [written, tags] of Object.entries(brill)) addTagged(table, written, tags, adjectives);
  for (const [written, tags] of Object.entries(brill)) {
    const tag = TAGS[tags[0] ?? ''] ?? VERB_TAGS[tags[0] ?? ''];
    if (tag && written === foldWord(written)) table.promote(written, tag);
  }
}

function addVerbs(table: ReadingTable, { corpora, wordNet, isName }: EnglishSources): void {
  const listed = wikidataVerbs('en', corpora);
  const lemmas = new Set([...wordNetLemmas(wordNet, 'verb'), ...listed.keys()].map(foldWord));
  for (const verb of lemmas) {
    if (!/^[a-z][a-z'-]+$/u.test(verb) || MODALS.includes(verb) || isName(verb)) continue;
    const forms = listed.get(verb) ?? {};
    for (const tag of ['VERB.inf', 'VERB.fin.ind.pres', 'VERB.fin.imp.pres'])
      table.add(verb, tag, verb);
    table.add(foldWord(forms['presTPS'] || thirdPerson(verb)), 'VERB.fin.ind.pres.3.sg', verb);
    const past = forms['pastTPS'] ? [forms['pastTPS']] : withEnding(verb, 'ed');
    const participle = forms['pastPart'] ? [forms['pastPart']] : withEnding(verb, 'ed');
    const regular = past.some((form) => form.endsWith('ed')) ? withEnding(verb, 'ed') : [];
    for (const form of [...past, ...regular]) table.add(foldWord(form), 'VERB.fin.ind.past', verb);
    for (const form of [...participle, ...regular])
      table.add(foldWord(form), 'VERB.part.past', verb);
    for (const form of withEnding(verb, 'ing')) table.add(form, 'VERB.part.pres', verb);
  }
}

function addNouns(table: ReadingTable, { corpora, wordNet, isName }: EnglishSources): void {
  const listed = wikidataNouns('en', corpora);
  const plurals = new Set([...listed.values()].map(({ plural }) => plural));
  for (const [written, { plural, form }] of listed) {
    const noun = foldWord(written);
    if (isName(noun) || !/^[a-z][a-z'-]+$/u.test(noun) || written !== noun) continue;
    if (plural === 'isplural' || form === 'PL') {
      if (!plurals.has(noun)) table.add(noun, 'NOUN.pl', noun);
      continue;
    }
    table.add(noun, 'NOUN.sg', noun);
    if (plural && plural !== noun) table.add(plural, 'NOUN.pl', noun);
    if (!plural || plural === noun || plural.endsWith('s'))
      table.add(thirdPerson(noun), 'NOUN.pl', noun);
  }
  for (const noun of UNCHANGED) table.add(noun, 'NOUN.pl', noun);
  for (const noun of wordNetLemmas(wordNet, 'noun')) {
    if (isName(noun) || noun.length < 2 || plurals.has(noun)) continue;
    table.add(noun, 'NOUN.sg', noun);
    if (!listed.has(noun)) table.add(thirdPerson(noun), 'NOUN.pl', noun);
  }
}

function addTagged(
  table: ReadingTable,
  written: string,
  tags: readonly string[],
  adjectives: ReadonlySet<string>,
): void {
  const word = foldWord(written);
  if (written !== word || !/^[a-z][a-z'-]+$/u.test(word)) return;
  const known = table.forms.has(word);
  for (const tag of tags.slice(0, known ? 1 : 3)) {
    const name = TAGS[tag];
    if (!name || (known && name === 'ADP')) continue;
    const degree = /^(?:JJ|RB)([RS])$/u.exec(tag)?.[1];
    if (degree) {
      const ending = degree === 'R' ? 'er' : 'est';
      table.add(word, name, lemmaOfDegree(word, ending, adjectives));
    } else if (!table.has(word, name.split('.')[0] ?? '')) {
      table.add(word, name, name === 'NOUN.pl' ? word.replace(/s$/u, '') : word);
    }
  }
}

function lemmaOfDegree(
  word: string,
  ending: 'er' | 'est',
  adjectives: ReadonlySet<string>,
): string {
  const stem = word.slice(0, -ending.length);
  const candidates = [stem, `${stem}e`, stem.replace(/i$/u, 'y'), stem.slice(0, -1)];
  return (
    candidates.find((lemma) => adjectives.has(lemma) && withEnding(lemma, ending).includes(word)) ??
    word
  );
}
