import { redo, undo } from '@codemirror/commands';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { testView } from '../testing/view';
import { applyAsOneStep, type Applied } from './apply-as-one-step';

const TEXT = 'We recieved the the samples.';
const FIXED = 'We received the samples.';
const FIXES = [
  { from: 3, to: 11, insert: 'received' },
  { from: 15, to: 19 },
];

let surface: ReturnType<typeof testView>;
let applied: Applied;
const gone = jest.fn();

beforeEach(() => {
  gone.mockClear();
  surface = testView(TEXT);
  applied = applyAsOneStep(surface, FIXES);
  applied.onGone(gone);
  expect(surface.text()).toBe(FIXED);
});
afterEach(() => surface.view.destroy());

const clearAll = () => surface.write(0, '', surface.text().length);

describe('a step with its own way back', () => {
  it('is taken back once, without what was written since', () => {
    surface.write(FIXED.length, ' Thanks.');
    surface.write(0, 'Dear Anna, ');
    applied.undo();
    expect(surface.text()).toBe(`Dear Anna, ${TEXT} Thanks.`);
    applied.undo();
    expect(surface.text()).toBe(`Dear Anna, ${TEXT} Thanks.`);
    expect(gone).not.toHaveBeenCalled();
  });

  it('has no way back any more once the history has taken it back', () => {
    undo(surface.view);
    expect(surface.text()).toBe(TEXT);
    expect(gone).toHaveBeenCalledTimes(1);
    applied.undo();
    expect(surface.text()).toBe(TEXT);
  });

  it('has none either after the history has done it again', () => {
    undo(surface.view);
    redo(surface.view);
    applied.undo();
    expect(surface.text()).toBe(FIXED);
  });

  it('keeps its way back while only later steps are undone', () => {
    surface.write(FIXED.length, ' Thanks.');
    undo(surface.view);
    expect(gone).not.toHaveBeenCalled();
    applied.undo();
    expect(surface.text()).toBe(TEXT);
  });

  it('leaves alone what no longer stands where it was', () => {
    surface.write(3, 'got', 11);
    applied.undo();
    expect(surface.text()).toBe('We got the the samples.');
  });

  it('puts nothing into a text that went and came back as a whole', () => {
    clearAll();
    undo(surface.view);
    applied.undo();
    expect(surface.text()).toBe(FIXED);
  });

  it('takes its message along when the document gives way to another', () => {
    surface.view.destroy();
    expect(gone).toHaveBeenCalled();
  });

  it('is not followed any more once its message has gone', () => {
    applied.leave();
    applied.undo();
    expect(surface.text()).toBe(FIXED);
    undo(surface.view);
    expect(gone).not.toHaveBeenCalled();
  });
});

describe('clearing the text', () => {
  it('is undone once, by the history or by its own way back', () => {
    const cleared = applyAsOneStep(surface, [{ from: 0, to: FIXED.length }]);
    undo(surface.view);
    cleared.undo();
    expect(surface.text()).toBe(FIXED);
  });

  it('brings the text back beside what was written meanwhile', () => {
    const cleared = applyAsOneStep(surface, [{ from: 0, to: FIXED.length }]);
    surface.write(0, 'New. ');
    cleared.undo();
    expect(surface.text()).toContain(FIXED);
    expect(surface.text()).toContain('New. ');
  });
});
