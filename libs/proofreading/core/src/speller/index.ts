export { createSpeller, type Speller } from './speller';
export { spellingChecker, type SpellingOptions } from './spelling-checker';
export type { Derivation, SoundAlike, SpellingProfile } from './spelling-profile';
export type { Candidate } from './suggester';
