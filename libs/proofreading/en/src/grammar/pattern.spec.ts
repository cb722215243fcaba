import { describe, expect, it } from '@jest/globals';
import { createPassage, runRules } from '@tercet/proofreading-core/testing';
import { definePatterns } from './define-patterns';
import { type Pattern, compilePattern } from './pattern';

const words = { en: 'Wrong.', fr: 'Faux.', es: 'Mal.' };

function apply(pattern: Pattern, text: string): string[] {
  const rule = definePatterns({
    id: 'en/test',
    category: 'confusion',
    level: 'error',
    message: words,
    explanation: words,
    valid: [],
    invalid: [],
    patterns: [pattern],
  });
  return runRules([rule], createPassage(text, 'en')).map(
    ({ start, end, suggestions }) => `${text.slice(start, end)}→${suggestions.join('|')}`,
  );
}

describe('patterns', () => {
  it.each<[Pattern, string, string[]]>([
    [['some [advise]', 'advice'], 'Some advise helps.', ['advise→advice']],
    [['[advise] from', 'advice'], 'Advise from us.', ['Advise→Advice']],
    [
      ['give @obj? [advise]', 'advice'],
      'Give advise or give me advise.',
      ['advise→advice', 'advise→advice'],
    ],
    [['[look~] tv', '{watch:1}'], 'She looked. TV is on.', []],
    [['[look~ tv]', '{watch:1} TV'], 'She was looking tv.', ['looking tv→watching TV']],
    [['[see~ this]', '{see:1} that'], 'It was seen this.', ['seen this→seen that']],
    [['[to] bad $', 'too'], 'To bad! It was not to bad men.', ['To→Too']],
    [['^ [to] bad', 'too'], 'Well, to bad. Nice to bad men.', ['to→too']],
    [['!a|the [affect] of', 'effect'], 'The affect of it. An affect of it.', ['affect→effect']],
    [['[to] bad for|$', 'too'], 'It is to bad for us, to bad men, to bad.', ['to→too', 'to→too']],
    [['[more] then !we|i', 'less'], 'more then we, more then they', ['more→less']],
    [['[enjoy to run]', 'enjoy {3.ing}'], 'We enjoy to run.', ['enjoy to run→enjoy running']],
    [['[two|three cat]', '{1} cats', 'one cat'], 'Three cat.', ['Three cat→Three cats|One cat']],
  ])('%j in “%s”', (pattern, text, found) => {
    expect(apply(pattern, text)).toEqual(found);
  });

  it('refuses a pattern without a mark, or without a fixed word', () => {
    expect(() => compilePattern(['no mark', 'x'])).toThrow('marked');
    expect(() => compilePattern(['[@det] @noun', 'x'])).toThrow('fixed');
    expect(() => compilePattern(['[@nothing] here', 'x'])).toThrow('class');
  });
});
