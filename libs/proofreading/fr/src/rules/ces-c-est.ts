import { type AnalysedWord, defineRule, matchCase } from '@tercet/proofreading-core';
import { isMisspeltCest } from '../grammar/misspelt-cest';
import { has, hasOnly, isFinite, isNoun, isPlainWord, isUnknown, isVerbal } from '../grammar/words';

export const cesCEst = defineRule({
  id: 'fr/ces-c-est',
  category: 'confusion',
  level: 'error',
  message: {
    en: '“{found}” should be “{fix}”: “c’est” means “cela est”, “ces” points at several things.',
    fr: '« {found} » s’écrit ici « {fix} » : « c’est » veut dire « cela est », « ces » montre plusieurs choses.',
    es: '«{found}» debe ser «{fix}»: «c’est» significa «cela est»; «ces» señala varias cosas.',
  },
  explanation: {
    en: 'If “cela est” fits, write “c’est”: “c’est un livre”. Before a plural noun write “ces”: “ces livres”.',
    fr: 'Si l’on peut dire « cela est », écrivez « c’est » : « c’est un livre ». Devant un nom au pluriel, écrivez « ces » : « ces livres ».',
    es: 'Si puede decirse «cela est», escribe «c’est»: «c’est un livre». Ante un sustantivo en plural, «ces»: «ces livres».',
  },
  valid: [
    'Ces livres sont à moi.',
    'C’est un livre.',
    'Ses amis sont là.',
    'C’est bien.',
    'Ces un ou deux jours passent vite.',
    'Ce sont gens de rien.',
    'Ses pas résonnent.',
    'Ces premiers jours sont beaux.',
    'C’est lundi.',
    'Ce que je veux, c’est du repos.',
  ],
  invalid: [
    { text: '[[Ces]] un bon livre.', fix: 'C’est' },
    { text: 'Je crois que [[ces]] la fin.', fix: 'c’est' },
    { text: '[[Ses]] pour moi.', fix: 'C’est' },
    { text: '[[C’est]] livres sont à moi.', fix: 'Ces' },
    { text: '[[C’est]] enfants jouent dehors.', fix: 'Ces' },
    { text: 'Tu sais, [[ces]] pas grave.', fix: 'c’est' },
    { text: 'Il range [[c’est]] affaires.', fix: 'ses' },
    { text: 'Il vient avec [[c’est]] amis.', fix: 'ses' },
    { text: 'Elle a perdu [[c’est]] clés.', fix: 'ses' },
  ],
  misses: ['Ces très grave.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      const next = words[index + 1];
      if (isMisspeltCest(words, index)) report(word, [matchCase(word.text, 'c’est')]);
      if (word.norm !== "c'" || next?.norm !== 'est') continue;
      const isObject = isAfterVerb(words, index) || isAfterPreposition(words, index);
      if (isObject || isDeterminer(words, index))
        report(
          { start: word.start, end: next.end },
          (isObject ? ['ses', 'ces'] : ['ces', 'ses']).map((fix) => matchCase(word.text, fix)),
        );
    }
  },
});

/** `avec c’est amis` */
function isAfterPreposition(words: readonly AnalysedWord[], index: number): boolean {
  const noun = words[index + 2];
  return (
    /^(?:avec|dans|sur|sans|chez|de|par|pour|à|sous)$/u.test(words[index - 1]?.norm ?? '') &&
    isPlainWord(noun) &&
    has(noun, isNoun) &&
    hasOnly(noun, ({ number, form }) => number === 'pl' || form === 'fin')
  );
}

/** `il cherche c’est clés`: the object of a verb that nothing parts from it. */
function isAfterVerb(words: readonly AnalysedWord[], index: number): boolean {
  const verb = words[index - 1];
  const noun = words[index + 2];
  if (!verb || !isPlainWord(noun) || isUnknown(noun)) return false;
  const isHolder =
    isVerbal(verb.best) &&
    !has(verb, ({ lemma }) => /^(?:être|dire|croire|penser|savoir)$/u.test(lemma)) &&
    !words.slice(0, index).some(({ norm }) => /^(?:que|qu'|qui|quoi|dont)$/u.test(norm));
  const isMany = hasOnly(noun, ({ number, form }) => number === 'pl' || form === 'fin');
  return isHolder && isMany && has(noun, isNoun);
}

/** `c’est livres sont`: a plural noun without an article, and its verb. */
function isDeterminer(words: readonly AnalysedWord[], index: number): boolean {
  const noun = words[index + 2];
  const verb = words[index + 3];
  if (!isPlainWord(noun) || isUnknown(noun)) return false;
  const isMany = (reading: AnalysedWord['best']): boolean =>
    isNoun(reading) && reading.number === 'pl';
  return (
    has(noun, isMany) &&
    verb !== undefined &&
    isFinite(verb.best) &&
    hasOnly(verb, (reading) => !isFinite(reading) || reading.number === 'pl')
  );
}
