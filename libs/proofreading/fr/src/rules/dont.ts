import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { isFormOf } from '../grammar/auxiliaries';

const AVOIR = new Set(['avoir']);
const SUBJECT = /^(?:je|j'|tu|il|elle|on|nous|vous|ils|elles)$/u;
const CLITIC = /^(?:ne|n'|me|m'|te|t'|lui|leur|nous|vous)$/u;
/** `avoir besoin de`, `parler de`: what they are about is `dont`. */
const NEEDING = /^(?:besoin|envie|peur|honte)$/u;

/** What one needs or speaks of; `la preuve que tu as peur` is no relative. */
const THINGS =
  /^(?:choses?|livres?|films?|projets?|problèmes?|sujets?|affaires?|filles?|femmes?|hommes?|garçons?|personnes?|amie?s?|clés?|objets?|documents?|dossiers?|fichiers?|voitures?|maisons?|outils?)$/u;

export const dont = defineRule({
  id: 'fr/dont',
  category: 'grammar',
  level: 'error',
  message: {
    en: '“{fix}” stands for what takes “de”: “j’ai besoin de” gives “ce dont j’ai besoin”.',
    fr: '« {fix} » remplace un complément en « de » : « j’ai besoin de » donne « ce dont j’ai besoin ».',
    es: '«{fix}» sustituye un complemento con «de»: «j’ai besoin de» da «ce dont j’ai besoin».',
  },
  explanation: {
    en: '“Avoir besoin”, “avoir envie”, “avoir peur” and “parler” take “de”; in a relative clause that is “dont”: “le livre dont j’ai besoin”.',
    fr: '« Avoir besoin », « avoir envie », « avoir peur » et « parler » se construisent avec « de » ; dans une relative, cela donne « dont » : « le livre dont j’ai besoin ».',
    es: '«Avoir besoin», «avoir envie», «avoir peur» y «parler» llevan «de»; en una relativa, es «dont»: «le livre dont j’ai besoin».',
  },
  valid: [
    'J’ai l’impression que tu as peur.',
    'Le fait que j’ai peur est normal.',
    'Chaque fois que j’ai peur, je chante.',
    'Ce dont j’ai besoin, c’est de repos.',
    'Le livre dont j’ai envie est cher.',
    'Je crois que j’ai besoin de toi.',
    'Le livre que j’ai lu est bon.',
    'Il dit que tu as peur.',
    'Est-ce que vous avez peur du noir ?',
    'C’est à Paul que j’ai parlé.',
    'La langue que j’ai parlée est belle.',
    'Cela fait des jours que j’ai peur.',
    'C’est parce que j’ai besoin de dormir.',
  ],
  invalid: [
    { text: 'Ce [[que]] j’ai besoin est simple.', fix: 'dont' },
    { text: 'Voici le livre [[que]] j’ai besoin.', fix: 'dont' },
    { text: 'C’est la seule chose [[que]] j’ai envie.', fix: 'dont' },
    { text: 'C’est la fille [[que]] je t’ai parlé.', fix: 'dont' },
    { text: 'Voilà la clé [[qu’il]] a besoin.', fix: 'dont il' },
  ],
  misses: ['Le livre que Paul a besoin est là.'],
  check({ words }, report) {
    for (const [index, que] of words.entries()) {
      if (!/^(?:que|qu')$/u.test(que.norm)) continue;
      const before = words[index - 1];
      const isAntecedent = before?.norm === 'ce' || THINGS.test(before?.norm ?? '');
      // `est-ce que vous avez peur`
      if (before?.text.startsWith('-')) continue;
      if (!isAntecedent || !SUBJECT.test(words[index + 1]?.norm ?? '')) continue;
      if (!asksForDe(words, index)) continue;
      const subject = words[index + 1];
      if (que.norm === 'que') report(que, ['dont']);
      else if (subject) report({ start: que.start, end: subject.end }, [`dont ${subject.text}`]);
    }
  },
});

function asksForDe(words: readonly AnalysedWord[], que: number): boolean {
  let at = que + 2;
  let hasPerson = false;
  while (CLITIC.test(words[at]?.norm ?? '')) {
    hasPerson ||= !/^n[e']$/u.test(words[at]?.norm ?? '');
    at += 1;
  }
  if (!isFormOf(words[at], AVOIR)) return false;
  const said = words[at + 1];
  const after = words[at + 2];
  const isOver = !after || after.kind === 'punctuation' || after.best.form === 'fin';
  // `l’âge que j’ai parlé`: only with whom one spoke to.
  if (said?.norm === 'parlé') return hasPerson && isOver && words[que - 2]?.best.pos === 'DET';
  if (!NEEDING.test(said?.norm ?? '') || !isOver) return false;
  // `il y a des jours que j’ai peur`
  return !words
    .slice(0, que)
    .some(({ norm }, place) => norm === 'y' && words[place + 1]?.norm === 'a');
}
