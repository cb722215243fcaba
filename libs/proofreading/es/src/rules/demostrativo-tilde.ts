import { defineRule, matchCase } from '@tercet/proofreading-core';
import { determinerCells } from '../grammar/determiners';
import { follows, isFinite, isGerund, isNoun, may, must, wordSet } from '../grammar/words';

const ACCENTED = /^(?:[ée]st[aeo]s?|est[éá]s?|és[aeo]s?|aquél|aquéll[ao]s?)$/u;
const NEUTER = /^(?:esto|eso|aquello)$/u;
const PREPOSITIONS = wordSet(
  'a con de desde en entre hacia hasta para por según sin sobre tras durante ante contra',
);
const BEFORE_NOUN =
  wordSet(`mismo misma mismos mismas último última últimos últimas primer primera primeros nuevo nueva nuevos
  gran dos tres cuatro cinco otro otra otros otras`);

const plain = (word: string): string =>
  word.replace(/[áé]/gu, (letter) => (letter === 'á' ? 'a' : 'e'));

export const demostrativoTilde = defineRule({
  id: 'es/demostrativo-tilde',
  category: 'spelling',
  level: 'error',
  message: {
    en: 'Before a noun, “{fix}” has no accent.',
    fr: 'Devant un nom, « {fix} » n’a pas d’accent.',
    es: 'Ante un sustantivo, «{fix}» va sin tilde.',
  },
  messages: {
    neuter: {
      en: '“{fix}” never has an accent.',
      fr: '« {fix} » n’a jamais d’accent.',
      es: '«{fix}» no lleva nunca tilde.',
    },
  },
  explanation: {
    en: '“Este”, “ese” and “aquel” before a noun never have an accent (“este país”); neither have “esto”, “eso” and “aquello”. “Esté” and “está” are verbs.',
    fr: '« Este », « ese » et « aquel » devant un nom n’ont jamais d’accent (« este país ») ; « esto », « eso » et « aquello » non plus. « Esté » et « está » sont des verbes.',
    es: '«Este», «ese» y «aquel» ante un sustantivo no llevan nunca tilde («este país»); tampoco «esto», «eso» y «aquello». «Esté» y «está» son verbos.',
  },
  valid: [
    'Este país es grande.',
    'Éste es mi país.',
    'Dijo que éste venía.',
    'Espero que esté bien.',
    'Está en casa.',
    'Ésta, la mayor, vive aquí.',
    'Para que ésta sepa la verdad.',
    'Aunque esté cansado, viene.',
    'Según esté de ánimo, vendrá.',
    'Hasta está contento con la nota.',
  ],
  invalid: [
    { text: 'Viven en [[éste]] país.', fix: 'este' },
    { text: '[[Ésta]] semana no puedo.', fix: 'Esta' },
    { text: 'Lo haré de [[ésa]] manera.', fix: 'esa' },
    { text: '[[Aquél]] día llovió.', fix: 'Aquel' },
    { text: 'Trabaja con [[esté]] programa.', fix: 'este' },
    { text: 'En [[éstos]] dos años creció mucho.', fix: 'estos' },
    { text: 'Con [[ésto]] basta.', fix: 'esto' },
    { text: '[[Aquéllo]] fue raro.', fix: 'Aquello' },
  ],
  misses: ['Éste corte fue bueno.'],
  check({ tokens, words }, report) {
    if (!tokens.some(({ norm }) => /[ée]st|ést|és|aqué/u.test(norm))) return;
    for (const [index, word] of words.entries()) {
      const fix = plain(word.norm);
      if (fix === word.norm || !ACCENTED.test(word.norm)) continue;
      const next = words[index + 1];
      const isVerb = /^est[éá]s?$/u.test(word.norm);
      const afterPreposition =
        PREPOSITIONS.has(words[index - 1]?.norm ?? '') &&
        words[index - 1]?.text !== 'A' &&
        // `según está previsto`, `hasta está contento`
        !/^(?:según|hasta)$/u.test(words[index - 1]?.norm ?? '') &&
        !may(next, isGerund);
      if (isVerb && !(afterPreposition && determinerCells(fix))) continue;
      if (NEUTER.test(fix)) {
        report(word, [matchCase(word.text, fix)], { message: 'neuter' });
        continue;
      }
      if (!follows(next)) continue;
      const isName = next.best.pos === 'NOUN' && may(next, isNoun) && !may(next, isFinite);
      const isLed = BEFORE_NOUN.has(next.norm) && words[index + 2]?.best.pos === 'NOUN';
      const isOnly = must(next, isNoun);
      if (isName || isLed || isOnly || isVerb) report(word, [matchCase(word.text, fix)]);
    }
  },
});
