import { type Grammar, defineRule } from '@tercet/proofreading-core';
import { isNext, normAt } from '../grammar/phrase';
import { isInfinitive } from '../grammar/words';

export const preteritoIrregular = defineRule({
  id: 'es/preterito-irregular',
  category: 'verb',
  level: 'error',
  message: {
    en: 'The past of this verb ends in -í: “{fix}”.',
    fr: 'Le passé de ce verbe finit en -í : « {fix} ».',
    es: 'El pretérito de este verbo acaba en -í: «{fix}».',
  },
  explanation: {
    en: 'Verbs in -er and -ir have -í in the first person of the past: “yo comí”, “yo respondí”; only those in -ar have -é: “yo hablé”.',
    fr: 'Les verbes en -er et -ir font -í à la première personne du passé : « yo comí » ; seuls ceux en -ar font -é.',
    es: 'Los verbos en -er e -ir tienen -í en la primera persona del pretérito: «yo comí»; solo los de -ar tienen -é: «yo hablé».',
  },
  valid: [
    'Yo comí pan.',
    'Yo hablé con ella.',
    'Yo seré médico.',
    'Yo iré mañana.',
    'Yo sé la verdad.',
    'Vos respondé la carta.',
    'Yo tomé café.',
    'Yo leeré el libro.',
  ],
  invalid: [
    { text: 'Yo [[respondé]] que sí.', fix: 'respondí' },
    { text: 'Yo [[comé]] mucho ayer.', fix: 'comí' },
    { text: 'Yo [[aprendé]] mucho de él.', fix: 'aprendí' },
    { text: 'Yo no [[entendé]] nada.', fix: 'entendí' },
    { text: 'Yo [[corré]] a casa.', fix: 'corrí' },
  ],
  misses: ['Aprendé mucho de él.'],
  check(sentence, report) {
    for (const [index, token] of sentence.tokens.entries()) {
      if (token.text[0] !== token.norm[0] || !/^\p{Ll}{2,}é$/u.test(token.norm) || !isNext(token))
        continue;
      const at = /^(?:no|me|le|lo|la|les|los|las)$/u.test(normAt(sentence, index - 1))
        ? index - 2
        : index - 1;
      if (normAt(sentence, at) !== 'yo') continue;
      const past = pastOf(sentence.grammar, token.norm);
      if (past !== undefined) report(token, [past]);
    }
  },
});

/** `respondí` for `respondé`, where only `responder` is a verb. */
function pastOf(grammar: Grammar, form: string): string | undefined {
  if (
    grammar
      .readings(form)
      .some(({ tense, mood }) => tense === 'past' || tense === 'fut' || mood === 'sub')
  )
    return undefined;
  const stem = form.slice(0, -1);
  const isVerb = [`${stem}er`, `${stem}ir`].some((word) =>
    grammar.readings(word).some(isInfinitive),
  );
  return isVerb && grammar.readings(`${stem}í`).length > 0 ? `${stem}í` : undefined;
}
