import { describe, expect, it } from '@jest/globals';
import { withoutRemarks } from './remarks';

describe('withoutRemarks', () => {
  it.each([
    'Note: I kept the informal tone.',
    'Note: I’ve corrected the spelling and the agreement.',
    '**Note:** The original text contained several mistakes.',
    '*Note: This version is more formal.*',
    '(Note: the revised text keeps your voice.)',
    'Changes made: fixed the spelling of “receive”.',
    '**Changes made:**\n- fixed the spelling\n- added a comma',
    '**Changes made:**\n\n1. Fixed the spelling.\n2. Added a comma.',
    '### Summary of changes\n\n- spelling',
    'Here are the changes I made:\n- spelling',
    '---\n\nChanges made:\n- spelling\n\nLet me know if you need anything else!',
    'Remarque : j’ai conservé le ton familier.',
    'Note\u202f: le texte original contenait deux fautes.',
    '**Modifications apportées :**\n- accord du verbe',
    'Voici les corrections effectuées :\n\n- accord',
    'Nota: he corregido los acentos.',
    'Nota: el texto original tenía dos errores.',
    '**Cambios realizados:**\n- acentos\n\nEspero que te sirva.',
  ])('takes off %j', (remark) => {
    expect(withoutRemarks(`One.\n\n\nTwo.\n\n${remark}`, 'one.\n\n\ntwo.')).toBe('One.\n\n\nTwo.');
  });

  it.each([
    ['A note of the source', 'A.\n\nNote: I kept the receipt.', 'a.\n\nnote: i kept the reciept'],
    [
      'A note that was translated',
      'A.\n\nNote: I changed my mind.',
      'A.\n\nRemarque : j’ai changé d’avis.',
    ],
    [
      'A clause that was translated',
      'A.\n\nNote: The original text prevails.',
      'A.\n\nÀ noter : le texte original fait foi.',
    ],
    [
      'A clause under another name',
      'A.\n\nNote: This version replaces the previous one.',
      'A.\n\nObservación: esta versión sustituye a la anterior.',
    ],
    ['A note of something else', 'A.\n\nNote: bring a coat.', 'a. bring a coat'],
    [
      'A note that was a sentence',
      'A.\n\nNote: I added the invoice for March.',
      'a. i aded the invoice for march',
    ],
    ['A note that is not the last', 'A.\n\nNote: I kept it.\n\nB.', 'a. b.'],
    ['A note without a blank line before it', 'A.\nNote: I kept it.', 'a. i kept it'],
    ['A note that is all', 'Note: I kept the tone.', 'x'],
    [
      'What the source accounts for',
      'A.\n\nChanges made:\n- The door.',
      'These are the changes made: the door.',
    ],
    [
      'The same in another language',
      'A.\n\nChanges made:\n- The door.',
      'A.\n\nCambios realizados:\n- La puerta.',
    ],
    ['A list of changes', 'A.\n\nChanges:\n- The door is red.', 'a. the door changed'],
    ['An account with text behind it', 'A.\n\nChanges made:\n- B.\n\nThe end.', 'a. b. the end.'],
    ['A leave', 'Dear Ann,\n\nIt is done.\n\nLet me know if you need more.', 'x'],
  ])('leaves: %s', (_what, answer, source) => {
    expect(withoutRemarks(answer, source)).toBe(answer);
  });
});
