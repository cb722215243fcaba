import { defineRule, matchCase, entryOf } from '@tercet/proofreading-core';
import { follows, isAdjective, isNoun, isParticiple, isPlain, may } from '../grammar/words';

const FORMS: Readonly<Record<string, string>> = {
  demasiada: 'demasiado',
  demasiados: 'demasiado',
  demasiadas: 'demasiado',
  bastantes: 'bastante',
  media: 'medio',
  medias: 'medio',
};
const LINKING = /^(?:ser|estar|parecer|sentir)$/;

export const demasiadoAdverbio = defineRule({
  id: 'es/demasiado-adverbio',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'Before an adjective the word does not change: “{fix}”.',
    fr: 'Devant un adjectif, le mot est invariable : « {fix} ».',
    es: 'Ante un adjetivo la palabra no varía: «{fix}».',
  },
  explanation: {
    en: '“Demasiado”, “bastante” and “medio” are adverbs before an adjective: “demasiado jóvenes”, “medio dormida”.',
    fr: '« Demasiado », « bastante » et « medio » sont des adverbes devant un adjectif : « demasiado jóvenes ».',
    es: '«Demasiado», «bastante» y «medio» son adverbios ante un adjetivo: «demasiado jóvenes», «medio dormida».',
  },
  valid: [
    'Son demasiado jóvenes.',
    'Hay demasiada gente.',
    'Demasiadas buenas ideas.',
    'Está medio dormida.',
    'La media naranja.',
    'Son bastante altas.',
    'Tiene bastantes amigos.',
    'Hay demasiados libros viejos.',
    'Demasiadas pequeñas cosas.',
  ],
  invalid: [
    { text: 'Es [[demasiada]] joven para votar.', fix: 'demasiado' },
    { text: 'Son [[demasiados]] caros.', fix: 'demasiado' },
    { text: 'Está [[media]] dormida.', fix: 'medio' },
    { text: 'Las niñas están [[bastantes]] cansadas.', fix: 'bastante' },
    { text: 'Estaban [[demasiadas]] cansadas.', fix: 'demasiado' },
  ],
  check({ tokens, words }, report) {
    if (!tokens.some(({ norm }) => Object.hasOwn(FORMS, norm))) return;
    for (const [index, adverb] of words.entries()) {
      const fix = entryOf(FORMS, adverb.norm);
      const adjective = words[index + 1];
      if (fix === undefined || !LINKING.test(words[index - 1]?.best.lemma ?? '')) continue;
      if (
        !follows(adjective) ||
        !isPlain(adjective) ||
        !(may(adjective, isAdjective) || may(adjective, isParticiple))
      )
        continue;
      if (
        follows(words[index + 2]) &&
        /^(?:NOUN|ADJ|PROPN)$/.test(words[index + 2]?.best.pos ?? '')
      )
        continue;
      if (adverb.norm.startsWith('medi') && !may(adjective, isParticiple)) continue;
      // `fueron demasiados muertos`, `son demasiados jóvenes`: so many of them
      const isCounted =
        adverb.norm.endsWith('s') &&
        words[index - 1]?.best.lemma === 'ser' &&
        may(adjective, isNoun);
      if (isCounted) continue;
      const isSomebody = /^(?:amig|niñ|vecin|enemig|herman)/u.test(adjective.norm);
      if (!isSomebody) report(adverb, [matchCase(adverb.text, fix)]);
    }
  },
});
