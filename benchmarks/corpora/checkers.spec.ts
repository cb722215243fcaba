import { describe, expect, it } from '@jest/globals';
import { hunspellVersion, namedPeer } from './checkers';

describe('peers', () => {
  it('are named by hand with any command', () => {
    const { name, command } = namedPeer('Mine=node mine.mjs --level=2');
    expect(name).toBe('Mine');
    expect(command('fr')).toBe('node mine.mjs --level=2');
  });

  it('tell their versions', () => {
    const line = '@(#) International Ispell Version 3.2.06 (but really Hunspell 1.7.1)';
    expect(hunspellVersion(line)).toBe('1.7.1');
    expect(hunspellVersion(undefined)).toBeUndefined();
  });
});
