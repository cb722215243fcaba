import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { has, isVerbal } from '../grammar/words';

const HANGING = /^(?:(eux|elles)-même|(moi|toi|lui|elle|soi)-mêmes)$/u;

export const memeMemes = defineRule({
  id: 'fr/meme-memes',
  category: 'agreement',
  level: 'error',
  message: {
    en: '“{found}” should be “{fix}” here.',
    fr: '« {found} » s’écrit ici « {fix} ».',
    es: '«{found}» debe ser aquí «{fix}».',
  },
  explanation: {
    en: 'Beside a plural, “même” takes an “s”: “les mêmes idées”, “eux-mêmes”; as an adverb (“even”) it never does: “et même les enfants”.',
    fr: 'Avec un pluriel, « même » prend un « s » : « les mêmes idées », « eux-mêmes » ; adverbe (« y compris »), il reste invariable : « et même les enfants ».',
    es: 'Con un plural, «même» lleva «s»: «les mêmes idées», «eux-mêmes»; como adverbio («incluso») es invariable: «et même les enfants».',
  },
  valid: [
    'Ils ont les mêmes idées.',
    'Ils viennent eux-mêmes.',
    'Et même les enfants rient.',
    'Moi-même, je doute.',
    'Vous-même, monsieur, le savez.',
    'C’est la même chose.',
    'Les enfants même rient.',
    'Ce sont les mêmes.',
  ],
  invalid: [
    { text: 'Ils ont les [[même]] dans leur jardin.', fix: 'mêmes' },
    { text: 'Ils viennent [[eux-même]].', fix: 'eux-mêmes' },
    { text: 'Elles le font [[elles-même]].', fix: 'elles-mêmes' },
    { text: 'Je viens [[moi-mêmes]].', fix: 'moi-même' },
    { text: 'Il rit, et [[mêmes]] les enfants pleurent.', fix: 'même' },
    { text: 'C’est le [[mêmes]] livre.', fix: 'même' },
  ],
  misses: ['Nous-même, nous partons.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      const hanging = HANGING.exec(word.text.toLowerCase().normalize('NFC'));
      const last = word.text.slice(-1);
      if (hanging) report(word, [hanging[1] ? `${word.text}s` : word.text.slice(0, -1)]);
      else if (word.norm === 'même' && last === 'e' && isPlural(words, index))
        report(word, [`${word.text}s`]);
      else if (word.norm === 'mêmes' && isSingular(words, index))
        report(word, [word.text.slice(0, -1)]);
    }
  },
});

/** `les même`, before anything but a noun, to which another rule looks. */
function isPlural(words: readonly AnalysedWord[], index: number): boolean {
  const next = words[index + 1];
  if (!/^(?:les|ces|des|aux)$/u.test(words[index - 1]?.norm ?? '')) return false;
  return (
    next === undefined ||
    next.kind === 'punctuation' ||
    /^(?:ADP|SCONJ|PRON|CCONJ)$/u.test(next.best.pos)
  );
}

/** `le mêmes livre`, `et mêmes les enfants` */
function isSingular(words: readonly AnalysedWord[], index: number): boolean {
  const before = words[index - 1]?.norm ?? '';
  const next = words[index + 1];
  if (/^(?:le|la|du|au|cette|ce|un|une|quand|là|ici)$/u.test(before))
    return !has(words[index - 1], isVerbal);
  const isOpening = /^(?:et|ou|mais|,)$/u.test(before) || index === 0;
  return (
    isOpening &&
    next?.kind === 'word' &&
    /^(?:le|la|les|l'|des|d'|de|un|une|si|quand|mes|ses|leurs|pour|dans)$/u.test(next.norm)
  );
}
