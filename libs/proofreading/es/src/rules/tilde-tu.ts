import { type AnalysedWord, defineRule, matchCase } from '@tercet/proofreading-core';
import { follows, isAdjective, isNoun, isStatement, may, wordSet } from '../grammar/words';

const CLITICS = wordSet('me te se nos lo la los las le les');
const ADVERBS = wordSet('no ya también siempre nunca tampoco solo sólo jamás todavía aún');

export const tildeTu = defineRule({
  id: 'es/tilde-tu',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'The subject “you” is “tú”, with its accent.',
    fr: 'Le sujet « tu » s’écrit « tú », avec l’accent.',
    es: 'El pronombre sujeto se escribe «tú», con tilde.',
  },
  explanation: {
    en: '“Tu” is “your” (“tu casa”); “tú” is “you” (“tú sabes”).',
    fr: '« Tu » veut dire « ton » (« tu casa ») ; « tú » veut dire « tu » (« tú sabes »).',
    es: '«Tu» es posesivo («tu casa»); «tú» es el pronombre («tú sabes»).',
  },
  valid: [
    'Tú sabes la verdad.',
    'Tu casa es grande.',
    'Tu no rotundo me dolió.',
    'Tú no vienes.',
    'Es tu turno.',
    'Tu siempre fiel amigo te escribe.',
    'Tu vecino y tú sois iguales.',
    'Dame tu libro.',
  ],
  invalid: [
    { text: '[[Tu]] sabes la verdad.', fix: 'Tú' },
    { text: '[[Tu]] no puedes entrar.', fix: 'Tú' },
    { text: 'Cuando [[tu]] vuelves, salgo yo.', fix: 'tú' },
    { text: '[[Tu]] me ayudas mucho.', fix: 'Tú' },
    { text: 'Ella es más alta que [[tu]].', fix: 'tú' },
    { text: '[[Tu]] y yo somos amigos.', fix: 'Tú' },
  ],
  misses: ['Tu cuentas mucho.'],
  check({ tokens, words }, report) {
    if (!tokens.some(({ norm }) => norm === 'tu')) return;
    for (const [index, tu] of words.entries()) {
      if (tu.norm === 'tu' && isSubject(words, index)) report(tu, [matchCase(tu.text, 'tú')]);
    }
  },
});

function isSubject(words: readonly AnalysedWord[], index: number): boolean {
  const next = words[index + 1];
  const before = words[index - 1]?.norm ?? '';
  if (!next || (next.kind === 'punctuation' && next.text !== '-'))
    return /^(?:y|que|como|eres|o|ni)$/u.test(before);
  if (!follows(next)) return false;
  if (next.norm === 'y' && /^(?:yo|él|ella|ellos|nosotros)$/u.test(words[index + 2]?.norm ?? ''))
    return true;
  let at = index + 1;
  while (ADVERBS.has(words[at]?.norm ?? '') || CLITICS.has(words[at]?.norm ?? '')) at += 1;
  const verb = words[at];
  if (!follows(verb) || !may(verb, isSecond)) return false;
  return at > index + 1 || !(may(verb, isNoun) || may(verb, isAdjective));
}

const isSecond: Parameters<typeof may>[1] = (reading) =>
  isStatement(reading) && reading.person === 2 && reading.number === 'sg';
