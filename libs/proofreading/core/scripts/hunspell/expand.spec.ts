import { describe, expect, it } from '@jest/globals';
import { parseAffixFile } from './affix-file';
import { expandDictionary } from './expand';

const expand = (affixes: string, ...words: string[]): string[] =>
  [...expandDictionary(parseAffixFile(affixes), ['99', ...words].join('\n')).keys()].sort();

const VERBS = `
SFX V Y 2
SFX V e ing e
SFX V 0 ing [^e]
PFX R Y 1
PFX R 0 re .
`;

describe('a Hunspell dictionary', () => {
  it('gives the root and its suffixed forms, by the condition that holds', () => {
    expect(expand(VERBS, 'make/V', 'play/V')).toEqual(['make', 'making', 'play', 'playing']);
  });

  it('combines prefixes with suffixes', () => {
    expect(expand(VERBS, 'make/VR')).toEqual(['make', 'making', 'remake', 'remaking']);
  });

  it('does not combine affixes that forbid it', () => {
    const single = VERBS.replace('PFX R Y', 'PFX R N');
    expect(expand(single, 'make/VR')).toEqual(['make', 'making', 'remake']);
  });

  it('follows the flags of a suffix once more', () => {
    const nested = `
SFX N Y 1
SFX N 0 er/S .
SFX S Y 1
SFX S 0 s .
`;
    expect(expand(nested, 'paint/N')).toEqual(['paint', 'painter', 'painters']);
  });

  it('reads flags of two characters and of numbers', () => {
    expect(expand('FLAG long\nSFX aa Y 1\nSFX aa 0 s .', 'cat/xxaa')).toEqual(['cat', 'cats']);
    expect(expand('FLAG num\nSFX 12 Y 1\nSFX 12 0 s .', 'cat/7,12')).toEqual(['cat', 'cats']);
  });

  it('leaves out forbidden, compound-only and bare needy words', () => {
    const roles = 'FORBIDDENWORD F\nONLYINCOMPOUND C\nNEEDAFFIX N\nSFX S Y 1\nSFX S 0 s .';
    expect(expand(roles, 'bad/F', 'bads/S', 'th/C', 'scissor/NS')).toEqual([
      'bads',
      'badss',
      'scissors',
    ]);
    expect(expand(roles, 'good/S', 'goods/F')).toEqual(['good']);
  });

  it('leaves elided articles and possessives to the tokenizer and the speller', () => {
    const elision = "PFX L Y 2\nPFX L 0 l' .\nPFX L a l'A a\nSFX M Y 1\nSFX M 0 's .";
    expect(expand(elision, 'arbre/LM')).toEqual(['arbre']);
  });

  it('keeps apart what is accepted but not to be proposed', () => {
    const words = expandDictionary(parseAffixFile('NOSUGGEST !'), '2\nfine\nrude/!');
    expect(words.get('fine')?.suggest).toBe(true);
    expect(words.get('rude')?.suggest).toBe(false);
  });

  it('treats sets and stops in conditions, and every other sign as itself', () => {
    expect(expand('SFX A Y 1\nSFX A 0 x [^ab].', 'ccd/A', 'cad/A')).toEqual(['cad', 'ccd', 'ccdx']);
  });
});
