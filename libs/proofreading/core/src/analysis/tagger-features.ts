import type { Reading } from './reading';

/** A word as the tagger sees it. */
export interface TaggerWord {
  readonly norm: string;
  readonly readings: readonly Reading[];
  readonly isCapital: boolean;
}

/** A tag that has been chosen, or may be. */
export interface Candidate {
  readonly reading: Reading;
  readonly tagHash: number;
  readonly posHash: number;
  /** Part of speech with what decides where a word may stand: case of pronouns, form of verbs. */
  readonly roleHash: number;
}

export function hashText(text: string, seed = 0x811c9dc5): number {
  let hash = seed;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

export function mix(a: number, b: number): number {
  let hash = Math.imul(a ^ (b + 0x9e3779b9 + (a << 6) + (a >>> 2)), 0x85ebca6b);
  hash ^= hash >>> 13;
  return Math.imul(hash, 0xc2b2ae35) >>> 0;
}

const tagHashes = new Map<string, number>();
export function tagHash(tag: string): number {
  let hash = tagHashes.get(tag);
  if (hash === undefined) tagHashes.set(tag, (hash = hashText(tag, 0x1234567)));
  return hash;
}

const roleOf = ({ pos, case: kase, form, type }: Reading): string =>
  `@${pos} ${kase ?? type ?? ''} ${form ?? ''}`;

/** One candidate for each tag that a word's readings have. */
export function candidatesOf(readings: readonly Reading[]): readonly Candidate[] {
  return traitsOf(readings).candidates;
}

/** What follows from a word's readings alone. */
interface Traits {
  readonly candidates: readonly Candidate[];
  readonly kinds: number;
  readonly likeliest: number;
  readonly agreement: number;
}

/** By the list itself: a lookup gives a word the same list each time. */
const traits = new WeakMap<readonly Reading[], Traits>();

function traitsOf(readings: readonly Reading[]): Traits {
  let known = traits.get(readings);
  if (!known) {
    const kinds = kindsOf(readings);
    known = {
      candidates: distinctTags(readings),
      kinds: hashText(kinds, 15),
      likeliest: hashText(`${readings[0]?.tag} ${kinds}`, 16),
      agreement: sharedAgreement(readings),
    };
    traits.set(readings, known);
  }
  return known;
}

const kindsOf = (readings: readonly Reading[]): string =>
  [...new Set(readings.map(({ pos, form }) => (form && form !== 'fin' ? `${pos}${form}` : pos)))]
    .sort()
    .join(' ');

function distinctTags(readings: readonly Reading[]): Candidate[] {
  const candidates: Candidate[] = [];
  for (const reading of readings)
    if (!candidates.some((other) => other.reading.tag === reading.tag))
      candidates.push({
        reading,
        tagHash: tagHash(reading.tag),
        posHash: tagHash(`#${reading.pos}`),
        roleHash: tagHash(roleOf(reading)),
      });
  return candidates;
}

/** What stays the same about a word wherever it stands. */
export interface WordHashes {
  readonly word: number;
  readonly end3: number;
  readonly end2: number;
  readonly start: number;
  readonly shape: number;
  /** Which parts of speech it may be. */
  readonly kinds: number;
  /** Its first reading: lexicons put the likeliest first. */
  readonly likeliest: number;
  /** Genders and numbers that its nominal readings share, hashed. */
  readonly agreement: number;
}

const EDGE: WordHashes = {
  word: 1,
  end3: 2,
  end2: 3,
  start: 4,
  shape: 5,
  kinds: 6,
  likeliest: 8,
  agreement: 7,
};
const NOMINAL = /^(?:NOUN|ADJ|DET|PRON|PROPN|NUM)$/u;

function sharedAgreement(readings: readonly Reading[]): number {
  let genders = '';
  let numbers = '';
  for (const { pos, gender, number } of readings) {
    if (!NOMINAL.test(pos)) continue;
    const g = gender ?? '*';
    const n = number ?? '*';
    if (!genders.includes(g)) genders += g;
    if (!numbers.includes(n)) numbers += n[0];
  }
  return hashText(`${genders.length > 1 ? '*' : genders}|${numbers.length > 1 ? '*' : numbers}`);
}

export function wordHashes({ norm, readings, isCapital }: TaggerWord): WordHashes {
  const { kinds, likeliest, agreement } = traitsOf(readings);
  const shape = `${isCapital}${/\d/u.test(norm)}${norm.includes('-')}${readings[0]?.guessed ?? false}`;
  return {
    word: hashText(norm),
    end3: hashText(norm.slice(-3), 11),
    end2: hashText(norm.slice(-2), 12),
    start: hashText(norm.slice(0, 2), 13),
    shape: hashText(shape, 14),
    kinds,
    likeliest,
    agreement,
  };
}

/** Features of a place, for all its candidates: hashes, each of its own kind. */
export function contextFeatures(
  hashes: readonly WordHashes[],
  chosen: readonly Candidate[],
  at: number,
  into: number[],
): void {
  const here = hashes[at] ?? EDGE;
  const before = hashes[at - 1] ?? EDGE;
  const before2 = hashes[at - 2] ?? EDGE;
  const after = hashes[at + 1] ?? EDGE;
  const after2 = hashes[at + 2] ?? EDGE;
  const tag1 = chosen[at - 1]?.tagHash ?? 21;
  const tag2 = chosen[at - 2]?.tagHash ?? 22;
  const pos1 = chosen[at - 1]?.posHash ?? 23;
  const pos2 = chosen[at - 2]?.posHash ?? 24;
  const pos3 = chosen[at - 3]?.posHash ?? 25;
  const role1 = chosen[at - 1]?.roleHash ?? 26;
  const role2 = chosen[at - 2]?.roleHash ?? 27;
  into.length = 0;
  into.push(
    mix(101, here.word),
    mix(102, here.end3),
    mix(103, here.end2),
    mix(104, here.shape),
    mix(105, here.kinds),
    mix(106, before.word),
    mix(107, after.word),
    mix(108, before2.word),
    mix(109, after2.word),
    mix(110, tag1),
    mix(111, mix(tag1, tag2)),
    mix(112, mix(tag1, here.word)),
    mix(113, mix(before.word, here.word)),
    mix(114, mix(here.word, after.word)),
    mix(115, after.kinds),
    mix(116, mix(here.kinds, after.kinds)),
    mix(117, mix(tag1, after.kinds)),
    mix(118, mix(pos1, mix(pos2, pos3))),
    mix(119, after.end3),
    mix(120, mix(after.kinds, after2.kinds)),
    mix(121, mix(tag1, here.kinds)),
    mix(122, mix(before.kinds, here.kinds)),
    mix(123, mix(here.start, here.shape)),
    mix(124, mix(here.kinds, after.word)),
    mix(125, after.agreement),
    mix(126, mix(before.word, after.word)),
    mix(127, 0),
    mix(128, here.likeliest),
    mix(129, mix(tag1, here.likeliest)),
    mix(130, after.likeliest),
    mix(131, role1),
    mix(132, mix(role1, here.word)),
    mix(133, mix(role1, role2)),
    mix(134, mix(mix(role1, here.kinds), after.kinds)),
  );
}

const relation = (a: string | number | undefined, b: string | number | undefined): number =>
  a === undefined || b === undefined ? 0 : a === b ? 1 : 2;

const SUBJECT_REACH = 12;

/** Features of one candidate that do not name its tag: whether it agrees with what stands around it. */
export function agreementFeatures(
  candidate: Candidate,
  chosen: readonly Candidate[],
  at: number,
  into: number[],
): void {
  into.length = 0;
  const { reading, posHash } = candidate;
  const previous = chosen[at - 1];
  if (previous) {
    const other = previous.reading;
    const kinds = mix(previous.posHash, posHash);
    into.push(
      mix(
        201,
        mix(
          kinds,
          relation(other.gender, reading.gender) * 3 + relation(other.number, reading.number),
        ),
      ),
    );
  }
  const earlier = chosen[at - 2];
  if (earlier && previous) {
    const other = earlier.reading;
    const kinds = mix(mix(earlier.posHash, previous.posHash), posHash);
    into.push(
      mix(
        202,
        mix(
          kinds,
          relation(other.gender, reading.gender) * 3 + relation(other.number, reading.number),
        ),
      ),
    );
  }
  if (reading.form !== 'fin') return;
  for (let i = at - 1; i >= 0 && i > at - SUBJECT_REACH; i--) {
    const other = chosen[i]?.reading;
    if (!other) break;
    const isSubject = other.case === 'nom' || other.pos === 'NOUN' || other.pos === 'PROPN';
    if (!isSubject || chosen[i - 1]?.reading.pos === 'ADP') continue;
    const person = other.person ?? (other.case === 'nom' ? undefined : 3);
    const kinds = mix(chosen[i]?.posHash ?? 0, at - i < 4 ? at - i : 4);
    into.push(
      mix(
        203,
        mix(kinds, relation(person, reading.person) * 3 + relation(other.number, reading.number)),
      ),
    );
    break;
  }
}
