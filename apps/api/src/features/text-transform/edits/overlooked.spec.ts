import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { diffEdits } from './diff-edits';
import { withOverlooked } from './overlooked';
import { applyEdits, type TextEdit } from './text-edit';

/** A fix of the first place where something stands in a text. */
function fix(text: string, found: string, replacement: string): TextEdit {
  const start = text.indexOf(found);
  return { start, end: start + found.length, replacement, source: 'checker' };
}

/** What a source becomes by a model's answer and the fixes of that, and who changed how much. */
function run(source: string, result: string, ...fixes: readonly [string, string][]) {
  const edits = withOverlooked(
    diffEdits(source, result).map((edit) => ({ ...edit, source: 'model' as const })),
    result,
    fixes.map(([found, replacement]) => fix(result, found, replacement)),
  );
  return [applyEdits(source, edits), edits.map((edit) => edit.source).join(' ')];
}

describe('withOverlooked', () => {
  it('adds what the model has left, before, between and after its own', () => {
    const source = 'Teh cat sit on the the mat, and we was very definately happy alot.';
    const result = 'Teh cat sits on the the mat, and we were definately happy alot.';
    expect(
      run(source, result, ['Teh', 'The'], ['the the', 'the'], ['definately', 'definitely']),
    ).toEqual([
      'The cat sits on the mat, and we were definitely happy alot.',
      'checker model checker model checker',
    ]);
  });

  it('leaves a place to the model where both would change it', () => {
    expect(run('He go home.', 'They go to home.', ['to home', 'home'])).toEqual([
      'They go to home.',
      'model model',
    ]);
    expect(run('go home.', 'We go home.', ['', 'They '])).toEqual(['We go home.', 'model']);
    expect(run('We was.', 'We is.', ['We is', 'We are'])).toEqual(['We is.', 'model']);
    expect(run('It is very good here.', 'It is good here.', ['is good', 'was good'])).toEqual([
      'It is good here.',
      'model',
    ]);
  });

  it('adds what stands right beside a change', () => {
    expect(run('Yes sir  , go.', 'Yes, sir  , go.', ['  ,', ','])).toEqual([
      'Yes, sir, go.',
      'model checker',
    ]);
    expect(run('a  b', 'a  c', ['  ', ' '])).toEqual(['a c', 'checker model']);
    expect(run('go now', 'now', ['now', 'now!'])).toEqual(['now!', 'model checker']);
  });

  it('has nothing to add to quotations, code and addresses, which the model leaves on purpose', () => {
    const text = 'She said “teh end” in `teh code`, teh end.';
    const fixes = [...text.matchAll(/teh/g)].map(({ index }) => ({
      start: index,
      end: index + 3,
      replacement: 'the',
    }));
    expect(applyEdits(text, withOverlooked([], text, fixes))).toBe(
      'She said “teh end” in `teh code`, the end.',
    );
  });

  it('adds nothing to an answer without anything left', () => {
    expect(run('Teh end.', 'The end.')).toEqual(['The end.', 'model']);
  });

  const words = fc.array(fc.constantFrom('one ', 'two ', 'teh ', '  ', ', ', '3 ', '“a” ', '\n'));
  it('always leads to the result with all fixes that no edit is in the way of, in order', () => {
    fc.assert(
      fc.property(words, words, fc.nat(), fc.nat(5), (from, to, at, length) => {
        const [source, result] = [from.join(''), to.join('')];
        const start = Math.min(at % 40, result.length);
        const end = Math.min(start + length, result.length);
        const own = diffEdits(source, result);
        const edits = withOverlooked(own, result, [{ start, end, replacement: 'X' }]);
        if (edits.length === own.length) return expect(applyEdits(source, edits)).toBe(result);
        expect(applyEdits(source, edits)).toBe(result.slice(0, start) + 'X' + result.slice(end));
        let position = 0;
        for (const edit of edits) {
          expect(edit.start).toBeGreaterThanOrEqual(position);
          position = edit.end;
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
