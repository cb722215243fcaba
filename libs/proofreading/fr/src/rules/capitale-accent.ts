import { type Grammar, defineRule, entryOf } from '@tercet/proofreading-core';

const ACCENTED: Readonly<Record<string, readonly string[]>> = {
  E: ['É', 'Ê', 'È'],
  A: ['À', 'Â'],
  C: ['Ç'],
  I: ['Î'],
  O: ['Ô'],
};
const CAPITAL = /[EACIO]/u;

export const capitaleAccent = defineRule({
  id: 'fr/capitale-accent',
  category: 'typography',
  level: 'typography',
  message: {
    en: 'A capital keeps its accent: “{fix}”.',
    fr: 'Une majuscule garde son accent : « {fix} ».',
    es: 'La mayúscula conserva su acento: «{fix}».',
  },
  explanation: {
    en: 'In French an accent is part of the spelling on capitals too: “État”, “École”, “Être”.',
    fr: 'En français, l’accent a pleine valeur sur les majuscules aussi : « État », « École », « Être ».',
    es: 'En francés, el acento forma parte de la ortografía también en las mayúsculas: «État», «École», «Être».',
  },
  valid: [
    'L’État décide.',
    'École primaire.',
    'Elle est là.',
    'Eugène est venu.',
    'Emma lit.',
    'Entre nous, c’est vrai.',
    'Être ou ne pas être.',
    'Essayer, c’est réussir.',
  ],
  invalid: [
    { text: 'L’[[Etat]] décide.', fix: 'État' },
    { text: '[[Ecole]] primaire.', fix: 'École' },
    { text: '[[Etes]]-vous là ?', fix: 'Êtes' },
    { text: '[[Evidemment]], il pleut.', fix: 'Évidemment' },
    { text: '[[Etant]] malade, il dort.', fix: 'Étant' },
  ],
  misses: ['A Paris, il pleut.'],
  check({ tokens, grammar }, report) {
    for (const [index, token] of tokens.entries()) {
      if (token.kind !== 'word' || !CAPITAL.test(token.text)) continue;
      const [head = ''] = /^(?:[LDJNSTMC]|Qu)[’'](?=\p{Lu})/iu.exec(token.text) ?? [];
      const [word = ''] = token.text.slice(head.length).split('-');
      const choices = entryOf(ACCENTED, word.charAt(0));
      const rest = word.slice(1);
      if (!choices || rest.length < 2 || word === 'Event' || rest !== rest.toLowerCase()) continue;
      // `Standard Edition`: part of a name, perhaps of another language.
      if (head === '' && /^\p{Lu}/u.test(tokens[index - 1]?.text ?? '')) continue;
      if (isKnown(word.toLowerCase(), grammar) || isKnown(word, grammar)) continue;
      const capital = choices.find((letter) => isKnown(letter.toLowerCase() + rest, grammar));
      const start = token.start + head.length;
      if (capital !== undefined) report({ start, end: start + word.length }, [capital + rest]);
    }
  },
});

const isKnown = (word: string, grammar: Grammar): boolean => {
  const readings = grammar.readings(word);
  return readings.length > 0 && readings.some(({ guessed }) => guessed !== true);
};
