import { definePatterns } from '../grammar/define-patterns';

export const wantThat = definePatterns({
  id: 'en/want-that',
  category: 'verb',
  level: 'error',
  message: {
    en: '“Want” takes an object and an infinitive: “{fix}”.',
    fr: '« Want » prend un complément et un infinitif : « {fix} ».',
    es: '«Want» lleva complemento e infinitivo: «{fix}».',
  },
  explanation: {
    en: 'English says “I want you to come”, not “I want that you come”.',
    fr: 'L’anglais dit « I want you to come » pour « je veux que tu viennes ».',
    es: 'En inglés «quiero que vengas» se dice «I want you to come».',
  },
  valid: [
    'I want you to come.',
    'I want that one.',
    'We wanted that house.',
    'She wants them to stay.',
    'I hope that you come.',
    'There is nothing he wanted that we know of.',
    'All I want is that you rest.',
    'They would like us to help.',
    'I would like that.',
  ],
  invalid: [
    { text: 'I [[want that you come]] soon.', fix: 'want you to come' },
    { text: 'He [[wants that we stay]].', fix: 'wants us to stay' },
    { text: 'They [[wanted that I sing]].', fix: 'wanted me to sing' },
    { text: 'She [[wants that he goes]] home.', fix: 'wants him to go' },
    { text: 'We [[want that they help]] us.', fix: 'want them to help' },
  ],
  patterns: [
    ['[want|wants|wanted that i @base]', '{1} me to {4}'],
    ['[want|wants|wanted that you @base]', '{1} you to {4}'],
    ['[want|wants|wanted that we @base] !of|about', '{1} us to {4}'],
    ['[want|wants|wanted that they @base]', '{1} them to {4}'],
    ['[want|wants|wanted that he @base|@s]', '{1} him to {4.base}'],
    ['[want|wants|wanted that she @base|@s]', '{1} her to {4.base}'],
    ['[would like that you @base]', 'would like you to {5}'],
    ['[i’d like that you @base]', 'I’d like you to {5}'],
  ],
});
