import { definePatterns } from '../grammar/define-patterns';

export const comprisedOf = definePatterns({
  id: 'en/comprised-of',
  category: 'style',
  level: 'style',
  message: {
    en: 'Careful writers say “{fix}”.',
    fr: 'Les auteurs soigneux écrivent « {fix} ».',
    es: 'Los autores cuidadosos escriben «{fix}».',
  },
  explanation: {
    en: 'The whole comprises its parts: “The book comprises ten chapters”, or “is composed of”. Many editors object to “is comprised of”.',
    fr: 'Le tout comprend ses parties : « The book comprises ten chapters », ou « is composed of ». « Is comprised of » est souvent critiqué.',
    es: 'El todo comprende sus partes: «The book comprises ten chapters» o «is composed of». A menudo se critica «is comprised of».',
  },
  valid: [
    'The book comprises ten parts.',
    'It is composed of ten parts.',
    'The team consists of five men.',
    'It comprises most of the land.',
    'They comprise the whole.',
    'The plan comprised two steps.',
    'It is made up of parts.',
    'The area comprises a park.',
  ],
  invalid: [
    { text: 'The book is [[comprised of]] ten parts.', fix: 'composed of' },
    { text: 'They were [[comprised of]] old men.', fix: 'composed of' },
    { text: 'It will be [[comprised of]] two steps.', fix: 'composed of' },
    { text: 'It is [[comprised mostly of]] water.', fix: 'composed mostly of' },
    { text: 'We saw a [[team comprised of]] girls.', fix: 'team composed of' },
  ],
  patterns: [
    ['is|are|was|were|be|been [comprised of]', 'composed of'],
    [
      'is|are|was|were|be|been [comprised mostly|mainly|primarily|chiefly|largely|principally|entirely of]',
      'composed {3} of',
    ],
    ['[area|government|group|team|committee|panel|board|council comprised of]', '{1} composed of'],
  ],
});
