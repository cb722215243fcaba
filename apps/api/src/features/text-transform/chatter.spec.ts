import { describe, expect, it } from '@jest/globals';
import { isRefusal, withoutChatter } from './chatter';

describe('withoutChatter', () => {
  it.each([
    [
      'Sure! Here is the improved version:\n\nA.\n\nB.\n\nLet me know if you need anything else!',
      'A.\n\nB.',
    ],
    ['**Improved text:**\n\nA.', 'A.'],
    ['Here’s your summary:\nA.', 'A.'],
    ['Voici le texte amélioré\u00a0:\n\nA.\n\nN’hésitez pas à me demander autre chose.', 'A.'],
    ['Bien sûr ! Voici la traduction :\n\nA.', 'A.'],
    ['Traducción:\n\nA.', 'A.'],
    ['¡Claro! Aquí tienes el texto:\n\nA.\n\nEspero que te sirva.', 'A.'],
  ])('takes what is said around the text out of %j', (answer, text) => {
    expect(withoutChatter(answer, 'a.')).toBe(text);
  });

  it.each([
    ['a line of the source', 'Here is the list:\n\nOne.', 'Here is the list:\n\none.'],
    ['a colon that announces nothing', 'Dear all:\n\nA.', 'dear all:\n\na.'],
    ['a sentence that only begins so', 'Here is where we met. It rained:\nA.', 'x'],
    ['the leave of a letter', 'Dear Ann,\n\nIt is done.\n\nLet me know if you need more.', 'x'],
    ['an announcement without a text', 'Here is the text:', 'x'],
  ])('leaves %s', (_what, answer, source) => {
    expect(withoutChatter(answer, source)).toBe(answer);
  });
});

describe('isRefusal', () => {
  it.each([
    'I’m sorry, but I can’t help with that request.',
    'I cannot assist with this.',
    'As an AI language model, I do not write letters.',
    'Désolé, mais je ne peux pas vous aider.',
    'Je ne suis pas en mesure de traiter ce texte.',
    'Lo siento, pero no puedo ayudar con eso.',
  ])('knows %j', (answer) => {
    expect(isRefusal(answer, 'They was late.')).toBe(true);
  });

  it.each([
    [
      'an apology',
      'I’m sorry, but I can’t come to the party on Friday.',
      'I am sorry but i cant come.',
    ],
    ['words of the text', 'I cannot help with this.', 'I can’t help with this thing.'],
    ['a long text', `I cannot help with this. ${'It goes on. '.repeat(60)}`, 'x'],
    ['a text in Spanish', 'No puedo ir a la fiesta.', 'no puedo ir a la fieta'],
    ['a text in French', 'Je ne peux pas venir demain.', 'je ne peut pas venir demain'],
  ])('is not misled by %s', (_what, answer, source) => {
    expect(isRefusal(answer, source)).toBe(false);
  });
});
