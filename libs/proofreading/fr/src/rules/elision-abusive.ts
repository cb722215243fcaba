import { type AnalysedWord, defineRule, matchCase, entryOf } from '@tercet/proofreading-core';
import { ASPIRATED } from '../vowel-start';
import { isNoun } from '../grammar/words';

const FULL: Readonly<Record<string, string>> = {
  "d'": 'de',
  "j'": 'je',
  "m'": 'me',
  "t'": 'te',
  "n'": 'ne',
  "qu'": 'que',
  "jusqu'": 'jusque',
  "lorsqu'": 'lorsque',
  "puisqu'": 'puisque',
};
/** Only `presqu’île`, `quelqu’un` and `quelqu’une` are elided. */
const NEVER = /^(presqu|quelqu)’(?!(?:îles?|iles?|une?)$)(\p{L}.*)$/u;

export const elisionAbusive = defineRule({
  id: 'fr/elision-abusive',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'Nothing is elided here: write “{fix}”.',
    fr: 'Il n’y a pas d’élision ici : écrivez « {fix} ».',
    es: 'Aquí no cae ninguna vocal: escribe «{fix}».',
  },
  explanation: {
    en: 'Before an aspirated “h” no vowel is dropped: “le haricot”, “beaucoup de haine”. “Presque”, “quelque” and “si elle” keep theirs too.',
    fr: 'Devant un « h » aspiré, aucune voyelle ne tombe : « le haricot », « beaucoup de haine ». « Presque », « quelque » et « si elle » gardent aussi la leur.',
    es: 'Ante una «h» aspirada no cae ninguna vocal: «le haricot», «beaucoup de haine». «Presque», «quelque» y «si elle» también conservan la suya.',
  },
  valid: [
    'Il cesse d’halluciner et soulève l’haltère.',
    'Le haricot est vert.',
    'L’habit ne fait pas le moine.',
    'L’héroïne du film et le héros du livre.',
    'Quelqu’un frappe à la porte.',
    'La presqu’île est belle.',
    'L’histoire d’Henri est longue.',
    'Il s’habille vite.',
    'C’est l’hiver.',
    'L’hôtel est presque achevé.',
  ],
  invalid: [
    { text: '[[L’haricot]] est vert.', fix: 'Le haricot' },
    { text: 'Il y a trop [[d’haine]] ici.', fix: 'de haine' },
    { text: 'Le mur a une porte et [[l’hauteur]] d’une maison.', fix: 'la hauteur' },
    { text: 'Le travail est [[presqu’achevé]].', fix: 'presque achevé' },
    { text: 'Il reste [[quelqu’espoir]] de réussir.', fix: 'quelque espoir' },
    { text: '[[S’elle]] vient, nous partirons.', fix: 'Si elle' },
    { text: 'Je reconnais [[l’handicap]] de ce joueur.', fix: 'le handicap' },
  ],
  misses: ['Il s’hâte de rentrer.'],
  check({ words, tokens }, report) {
    for (const token of tokens) {
      const [, head, rest] = NEVER.exec(token.norm) ?? [];
      if (head === undefined || rest === undefined) continue;
      report(token, [matchCase(token.text, `${head}e ${rest}`)]);
    }
    for (const [index, word] of words.entries()) {
      const next = words[index + 1];
      if (next?.kind !== 'word' || next.gap !== '') continue;
      const fix = fullForm(word, next);
      if (fix === undefined) continue;
      report({ start: word.start, end: next.end }, [`${matchCase(word.text, fix)} ${next.text}`]);
    }
  },
});

function fullForm(word: AnalysedWord, next: AnalysedWord): string | undefined {
  if (word.norm === "s'" && /^elles?$/u.test(next.norm)) return 'si';
  if (!ASPIRATED.test(next.norm) || next.text !== next.text.toLowerCase()) return undefined;
  if (word.norm !== "l'") return entryOf(FULL, word.norm);
  const genders = new Set(next.readings.filter(isNoun).map(({ gender }) => gender));
  if (genders.size === 1 && genders.has('f')) return 'la';
  return 'le';
}
