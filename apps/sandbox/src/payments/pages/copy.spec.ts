import { expect, it } from '@jest/globals';
import { ES } from './copy-es';
import { FR } from './copy-fr';

it('is French that breaks no line before a mark', () => {
  expect(JSON.stringify(FR)).not.toMatch(/ [:;!?»]/);
});

it('is Spanish that speaks to people as the product does', () => {
  expect(JSON.stringify(ES)).not.toMatch(/\b(usted|sus?|quiere|pruebe|use|elija|escriba)\b/i);
});
