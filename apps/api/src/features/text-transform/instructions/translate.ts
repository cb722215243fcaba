import { type Instruction, LANGUAGE_NAMES } from './instruction';

export const translate: Instruction = ({ targetLanguage = 'en' }) =>
  `Translate the text into ${LANGUAGE_NAMES[targetLanguage]}, as a good native writer would put it: the meaning, register and tone of the original, with idioms that fit. What is already in that language stays as it is, and so does what has no translation, such as names.`;
