import { describe, expect, it } from '@jest/globals';
import { variantKey } from './variant-key';

const PAIRS =
  'colour color, neighbourhood neighborhood, favourite favorite, organise organize, organisation organization, analyse analyze, theatre theater, centred centered, travelled traveled, skilful skillful, fulfil fulfill, dialogue dialog, defence defense, practice practise, programme program, encyclopaedia encyclopedia, manoeuvre maneuver, judgement judgment, grey gray, plough plow, mould mold, moustache mustache, tyre tire, cheque check, aluminium aluminum, sceptical skeptical, cosy cozy, jewellery jewelry, ageing aging, worshipped worshiped';
const OTHERS =
  'four for, programme program me, hour hor, advise advice, house horse, boffin boffins, metre meter s, color colors';

describe('the key of a word', () => {
  it.each(PAIRS.split(', ').map((pair) => pair.split(' ')))('is the same for %s and %s', (a, b) => {
    expect(variantKey(a ?? '')).toBe(variantKey(b ?? ''));
  });

  it.each(OTHERS.split(', ').map((pair) => pair.split(/ (.*)/)))('tells %s from %s', (a, b) => {
    expect(variantKey(a ?? '')).not.toBe(variantKey(b ?? ''));
  });
});
