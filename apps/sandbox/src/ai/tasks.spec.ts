import { describe, expect, it } from '@jest/globals';
import { OPERATIONS } from '@tercet/contracts';
import { answerByRule } from './tasks';

const TEXT = 'Teh first sentence is here. The second one follows it. “Third!” said she. The end.';

const answer = (task: string, text = TEXT, rest = '') =>
  answerByRule(`You edit texts. Task: ${task}.\n${rest}`, text);

describe('the answers of the AI stand-in', () => {
  it.each(['improve', 'grammar', 'rewrite'])('mend what is known for %s', (task) => {
    expect(answer(task)).toBe(TEXT.replace('Teh', 'The'));
  });

  it('keep the first sentences for what shortens, at least one', () => {
    expect(answer('shorter')).toBe('Teh first sentence is here. The second one follows it.');
    expect(answer('summarize')).toBe('Teh first sentence is here.');
    expect(answer('summarize', 'No end')).toBe('No end');
    expect(answer('summarize', 'It is 3.5 km long. Go. Go. Go.')).toBe('It is 3.5 km long.');
    expect(answer('shorter', '¿Vienes? Sí, voy.\n\nHasta luego, amigo.')).toBe('¿Vienes? Sí, voy.');
  });

  it.each([
    ['The end of the day.', '', /^The end of the day\. There is more/],
    ['La fin de la journée et des vacances est proche.', '', /proche\. Il y aurait/],
    ['Hoy es el día de las bodas.', '', /bodas\. Habría/],
    ['Fin.', 'answer in French', /^Fin\. Il y aurait/],
    ['Fin.', 'The text is in Spanish: answer in Spanish.', /^Fin\. Habría/],
    ['Les les.', 'answer in English', /^Les les\. There is/],
  ])('add a sentence of its language to %j, where more is wanted', (text, rest, longer) => {
    expect(answer('longer', text, rest)).toMatch(longer);
  });

  it('say that there is no model to write a text of its own', () => {
    expect(answer('generate', 'a letter to Ada', 'write in English')).toMatch(
      /language model would write .*: a letter to Ada$/,
    );
  });

  it.each(['translate', 'tone'])('leave a text alone for %s, which rules cannot do', (task) => {
    expect(answer(task)).toBe(TEXT);
  });

  it('go by the task alone, not by other words of the instructions', () => {
    expect(answer('tone', 'Teh end.', 'Improve the grammar. Task: improve.')).toBe('Teh end.');
    expect(answerByRule('Be kind.', 'Teh end.')).toBe('The end.');
    expect(answer('constructor', 'Teh end.')).toBe('The end.');
  });

  it.each(OPERATIONS)('are never empty for %s', (task) => {
    expect(answer(task, 'a')).toContain('a');
    expect(answer(task, '… ? !')).not.toBe('');
  });
});
