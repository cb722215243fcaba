import { describe, expect, it } from '@jest/globals';
import { verbForms } from './verb-forms';

describe('verbForms', () => {
  it.each([
    ['look', 'looks', 'looking', 'looked', 'looked'],
    ['make', 'makes', 'making', 'made', 'made'],
    ['try', 'tries', 'trying', 'tried', 'tried'],
    ['play', 'plays', 'playing', 'played', 'played'],
    ['stop', 'stops', 'stopping', 'stopped', 'stopped'],
    ['visit', 'visits', 'visiting', 'visited', 'visited'],
    ['need', 'needs', 'needing', 'needed', 'needed'],
    ['admit', 'admits', 'admitting', 'admitted', 'admitted'],
    ['prefer', 'prefers', 'preferring', 'preferred', 'preferred'],
    ['go', 'goes', 'going', 'went', 'gone'],
    ['have', 'has', 'having', 'had', 'had'],
    ['lie', 'lies', 'lying', 'lay', 'lain'],
    ['agree', 'agrees', 'agreeing', 'agreed', 'agreed'],
    ['watch', 'watches', 'watching', 'watched', 'watched'],
    ['take off', 'takes off', 'taking off', 'took off', 'taken off'],
    ['open', 'opens', 'opening', 'opened', 'opened'],
    ['begin', 'begins', 'beginning', 'began', 'begun'],
    ['plan', 'plans', 'planning', 'planned', 'planned'],
    ['show', 'shows', 'showing', 'showed', 'shown'],
    ['wait', 'waits', 'waiting', 'waited', 'waited'],
    ['commit', 'commits', 'committing', 'committed', 'committed'],
    ['offer', 'offers', 'offering', 'offered', 'offered'],
    ['grab', 'grabs', 'grabbing', 'grabbed', 'grabbed'],
    ['fix', 'fixes', 'fixing', 'fixed', 'fixed'],
  ])('inflects %s', (base, s, ing, ed, en) => {
    expect(verbForms(base)).toEqual({ base, s, ing, ed, en });
  });
});
