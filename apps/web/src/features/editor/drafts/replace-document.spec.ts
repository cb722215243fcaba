import { describe, expect, it } from '@jest/globals';
import { testView } from '../testing/view';
import { replaceDocument } from './replace-document';

describe('another text in place of the present one', () => {
  it.each([
    ['They was late.', 'They was late. So were we.'],
    ['aaa', 'aa'],
    ['', 'New'],
    ['Old', ''],
    ['a😀b', 'a😃b'],
    ['😀', '🙀'],
    ['same', 'same'],
  ])('%j becomes %j', (before, after) => {
    const { view, text } = testView(before);
    replaceDocument(view, after);
    expect(text()).toBe(after);
    view.destroy();
  });

  it('is as somebody could have typed it', () => {
    const { view, text } = testView('');
    replaceDocument(view, 'Dear\u0007 Anna\ud83d');
    expect(text()).toBe('Dear Anna');
    view.destroy();
  });

  it('leaves in its place what both have', () => {
    const { view, tracker } = testView('They was late.');
    const log = tracker.since(view.state.doc);
    replaceDocument(view, 'They was late. So were we.');
    expect(log.changes.mapPos(5, 1)).toBe(5);
    log.stop();
    view.destroy();
  });
});
