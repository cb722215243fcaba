import { type AnalysedWord, defineRule, matchCase, entryOf } from '@tercet/proofreading-core';
import { follows, isNoun, isParticiple, may, wordSet } from '../grammar/words';

const OTHER: Readonly<Record<string, string>> = {
  haya: 'halla',
  hayan: 'hallan',
  halla: 'haya',
  hallas: 'hayas',
  hallan: 'hayan',
};
/** What may lead to a subjunctive: `es posible que se haya situado`. */
const WISHING = wordSet(
  'que ojalá quizá quizás vez acaso aunque cuando donde como quien si mientras hasta',
);
/** Of these there is no `lo halla sido`: they are no state in which one is found. */
const BEEN = wordSet('sido estado ido venido tenido podido querido sabido habido llegado salido');

export const hallaHaya = defineRule({
  id: 'es/halla-haya',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Write “{fix}” here: “halla” is from “hallar” (find), “haya” from “haber”.',
    fr: 'Écrivez ici « {fix} » : « halla » vient de « hallar » (trouver), « haya » de « haber ».',
    es: 'Aquí se escribe «{fix}»: «halla» es de «hallar» (encontrar) y «haya», de «haber».',
  },
  explanation: {
    en: 'Before a participle stands “haya” (“espero que haya venido”); what is found somewhere “se halla” there (“se halla en Madrid”).',
    fr: 'Devant un participe on écrit « haya » (« espero que haya venido ») ; ce qui se trouve quelque part « se halla » (« se halla en Madrid »).',
    es: 'Ante participio se escribe «haya» («espero que haya venido»); lo que está en un sitio «se halla» en él («se halla en Madrid»).',
  },
  valid: [
    'Espero que haya pan.',
    'Se halla en Madrid.',
    'Quizá se haya en parte olvidado.',
    'Es posible que se haya situado en cabeza.',
    'El piso se halla hecho un desastre.',
    'No halla hecho alguno que lo pruebe.',
    'Lo halla vestido y despierto.',
    'Ojalá haya venido.',
    'Quien busca halla.',
    'Aunque se haya entre todos decidido, no me gusta.',
  ],
  invalid: [
    { text: 'La casa se [[haya]] en el centro.', fix: 'halla' },
    { text: 'Las llaves se [[hayan]] entre los libros.', fix: 'hallan' },
    { text: 'El hotel se [[haya]] situado junto al mar.', fix: 'halla' },
    { text: 'Espero que no [[halla]] sido grave.', fix: 'haya' },
    { text: 'No creo que [[hallan]] podido entrar.', fix: 'hayan' },
    { text: 'Quizá ya [[halla]] salido de casa.', fix: 'haya' },
    { text: 'Ojalá me [[hallas]] dicho la verdad.', fix: 'hayas' },
  ],
  misses: ['Espero que halla pan.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      const fix = entryOf(OTHER, word.norm);
      if (fix === undefined) continue;
      const isWrong = word.norm.startsWith('hall')
        ? isAuxiliary(words, index)
        : isPlace(words, index);
      if (isWrong) report(word, [matchCase(word.text, fix)]);
    }
  },
});

/** `que no halla sido`: the participle tells that `haber` is meant. */
function isAuxiliary(words: readonly AnalysedWord[], index: number): boolean {
  const participle = words[index + 1];
  if (!follows(participle) || !may(participle, isParticiple) || !participle.norm.endsWith('o'))
    return false;
  if (BEEN.has(participle.norm)) return words[index - 1]?.norm !== 'se';
  let at = index - 1;
  while (/^(?:no|ya|me|te|le|nos|os|les|nunca)$/u.test(words[at]?.norm ?? '')) at -= 1;
  return /^(?:que|ojalá|quizás?)$/u.test(words[at]?.norm ?? '') && !may(participle, isNoun);
}

/** `se haya en el centro`, where nothing asks for a subjunctive. */
function isPlace(words: readonly AnalysedWord[], index: number): boolean {
  const se = words[index - 1];
  const next = words[index + 1];
  if (se?.norm !== 'se' || !follows(next)) return false;
  if (words.slice(0, index).some(({ norm }) => WISHING.has(norm))) return false;
  if (/^(?:situad|ubicad)[oa]s?$/u.test(next.norm)) return true;
  const isThere = /^(?:en|entre|junto|cerca|dentro)$/u.test(next.norm);
  return isThere && !words.slice(index + 1, index + 6).some((one) => may(one, isParticiple));
}
