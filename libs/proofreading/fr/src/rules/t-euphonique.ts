import { defineRule, matchCase, type Grammar, type RuleToken } from '@tercet/proofreading-core';
import { isFinite } from '../grammar/words';

const PRONOUN = '(ils?|elles?|on)';
/** `a-t’il`, `pense-t’elle`; `est-t-il`; `va-il` */
const JOINED = new RegExp(`^(.+?)-(t’|t-|)${PRONOUN}$`, 'u');
/** `t’il`, `t-il` after a verb and a space */
const LOOSE = new RegExp(`^t[’-]${PRONOUN}$`, 'u');

export const tEuphonique = defineRule({
  id: 'fr/t-euphonique',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'The pronoun is joined as in “{fix}”.',
    fr: 'Le pronom se joint au verbe ainsi : « {fix} ».',
    es: 'El pronombre se une al verbo así: «{fix}».',
  },
  explanation: {
    en: 'Between a final vowel and “il”, “elle” or “on” a “t” is set between two hyphens: “viendra-t-il”, “a-t-on”. It is no elided pronoun, and needless after “t” or “d”: “vient-il”.',
    fr: 'Entre une voyelle finale et « il », « elle » ou « on », on met un « t » entre deux traits d’union : « viendra-t-il », « a-t-on ». Ce n’est pas un pronom élidé, et il est inutile après « t » ou « d » : « vient-il ».',
    es: 'Entre una vocal final e «il», «elle» u «on» se pone una «t» entre dos guiones: «viendra-t-il», «a-t-on». No es un pronombre elidido, y sobra tras «t» o «d»: «vient-il».',
  },
  valid: [
    'Viendra-t-il demain ?',
    'A-t-on besoin de lui ?',
    'Vient-il ?',
    'Il t’a vu.',
    'Va-t’en !',
    'Prend-elle le train ?',
    'Vainc-t-il toujours ?',
    'Celui-ci vient.',
  ],
  invalid: [
    { text: '[[Viendra t’il]] demain ?', fix: 'Viendra-t-il' },
    { text: '[[A-t’on]] besoin de lui ?', fix: 'A-t-on' },
    { text: 'Qu’en [[pense-t’elle]] ?', fix: 'pense-t-elle' },
    { text: 'Quand [[part t-il]] ?', fix: 'part-il' },
    { text: '[[Mange-il]] ici ?', fix: 'Mange-t-il' },
    { text: 'Où [[sont-t-ils]] ?', fix: 'sont-ils' },
    { text: '[[Il y a t-il]] un médecin ici ?', fix: 'Y a-t-il' },
    { text: '[[A t on]] le temps ?', fix: 'A-t-on' },
  ],
  misses: ['Viendra ti il demain ?'],
  check({ tokens, grammar }, report) {
    for (const [index, token] of tokens.entries()) {
      const [, base = '', link, joined = ''] = JOINED.exec(token.norm) ?? [];
      if (link !== undefined && isThird(base, grammar)) {
        const right = linkAfter(base, joined);
        const written = token.norm.slice(base.length, token.norm.length - joined.length);
        if (right !== undefined && written !== right)
          report(token, [
            token.text.slice(0, base.length) + right + token.text.slice(-joined.length),
          ]);
        continue;
      }
      const verb = tokens[index - 1];
      const isApart = token.norm === 't' && tokens[index + 1]?.gap === ' ';
      const pronoun = isApart ? tokens[index + 1] : token;
      const name = isApart ? pronoun?.norm : LOOSE.exec(token.norm)?.[1];
      if (!verb || !pronoun || name === undefined || token.gap !== ' ') continue;
      if (!/^(?:ils?|elles?|on)$/u.test(name) || !isVerb(verb, grammar)) continue;
      const right = linkAfter(verb.norm, name) ?? '-';
      const [il, y] = tokens.slice(Math.max(0, index - 3), index - 1);
      if (il?.norm === 'il' && y?.norm === 'y' && verb.norm === 'a') {
        report({ start: il.start, end: pronoun.end }, [matchCase(il.text, `y a-t-${name}`)]);
        continue;
      }
      report({ start: verb.start, end: pronoun.end }, [verb.text + right + name]);
    }
  },
});

const isVerb = (token: RuleToken, grammar: Grammar): boolean =>
  token.kind === 'word' && isThird(token.norm, grammar);

const isThird = (norm: string, grammar: Grammar): boolean =>
  grammar
    .readings(norm.replace(/^(?:[jlmtsdnc]|qu)’/u, '').replaceAll('’', "'"))
    .some((reading) => isFinite(reading) && reading.person === 3 && reading.guessed !== true);

/** What stands between verb and pronoun; nothing certain after other letters. */
function linkAfter(verb: string, pronoun: string): string | undefined {
  if (/[td]$/u.test(verb)) return '-';
  return /[aeé]$/u.test(verb) && !pronoun.endsWith('s') ? '-t-' : undefined;
}
