import { type AnalysedWord, defineRule, matchCase, entryOf } from '@tercet/proofreading-core';
import { isNext } from '../grammar/phrase';
import { isFinite, may, wordSet } from '../grammar/words';

const NOUNS = wordSet(
  'agua águila alma área arma aula hambre hacha ala ave hada ancla ansia arca asa álgebra ánfora asma',
);
const FIXES: Readonly<Record<string, string>> = {
  la: 'el',
  este: 'esta',
  ese: 'esa',
  aquel: 'aquella',
  mucho: 'mucha',
  poco: 'poca',
  tanto: 'tanta',
  otro: 'otra',
  nuestro: 'nuestra',
  demasiado: 'demasiada',
};

export const elAgua = defineRule({
  id: 'es/el-agua',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'Before a stressed “a” write “{fix}”.',
    fr: 'Devant un « a » tonique, écrivez « {fix} ».',
    es: 'Ante «a» tónica se escribe «{fix}».',
  },
  messages: {
    feminine: {
      en: 'The noun is feminine, and only “el” and “un” change before it: “{fix}”.',
      fr: 'Le nom est féminin, et seuls « el » et « un » changent devant lui : « {fix} ».',
      es: 'El nombre es femenino y solo cambian ante él «el» y «un»: «{fix}».',
    },
  },
  explanation: {
    en: 'Feminine nouns with a stressed a- take “el” and “un” but stay feminine: “el agua fría”, “esta agua”, “mucha agua”.',
    fr: 'Les noms féminins à a- tonique prennent « el » et « un » mais restent féminins : « el agua fría », « esta agua ».',
    es: 'Los femeninos con a- tónica llevan «el» y «un», pero siguen siendo femeninos: «el agua fría», «esta agua», «mucha agua».',
  },
  valid: [
    'El agua está fría.',
    'Esta agua es buena.',
    'Mucha agua cayó.',
    'La arena es fina.',
    'Las aguas bajan.',
    'Toda el agua se fue.',
    'Un arma blanca.',
    'La amiga de Ana.',
    'La carne la asa mi padre.',
    'El carpintero la arma en una hora.',
    'La alta torre.',
  ],
  invalid: [
    { text: 'Me gusta [[la agua]] fría.', fix: 'el agua' },
    { text: 'Cerraron [[la aula]] ayer.', fix: 'el aula' },
    { text: '[[Este agua]] está sucia.', fix: 'Esta agua' },
    { text: 'Cayó [[mucho agua]] anoche.', fix: 'mucha agua' },
    { text: 'Limpió [[la arma]] con un paño.', fix: 'el arma' },
    { text: '[[Aquel aula]] era pequeña.', fix: 'Aquella aula' },
  ],
  misses: ['Todo el agua se fue.'],
  check({ tokens, words }, report) {
    for (const [index, determiner] of tokens.entries()) {
      const noun = tokens[index + 1];
      const fix = entryOf(FIXES, determiner.norm);
      if (fix === undefined || !isNext(noun) || !NOUNS.has(noun.text)) continue;
      if (isVerbHere(words, index + 1)) continue;
      report(
        { start: determiner.start, end: noun.end },
        [`${matchCase(determiner.text, fix)} ${noun.text}`],
        fix === 'el' ? {} : { message: 'feminine' },
      );
    }
  },
});

/** `la carne la asa mi padre`, `el carpintero la arma en una hora` */
function isVerbHere(words: readonly AnalysedWord[], token: number): boolean {
  const at = words.findIndex((word) => word.token === token);
  const word = words[at];
  if (!word || !may(word, isFinite)) return false;
  const before = words[at - 2];
  return word.best.pos !== 'NOUN' || /^(?:NOUN|PROPN|PRON)$/.test(before?.best.pos ?? '');
}
