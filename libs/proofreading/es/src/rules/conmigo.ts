import { defineRule, type RuleSentence, entryOf } from '@tercet/proofreading-core';
import { isClauseEnd, isNext, normAt } from '../grammar/phrase';
import { isInfinitive, may } from '../grammar/words';

const WITH: Readonly<Record<string, string>> = {
  mi: 'conmigo',
  mí: 'conmigo',
  yo: 'conmigo',
  ti: 'contigo',
  tu: 'contigo',
  tú: 'contigo',
};
const AFTER: Readonly<Record<string, string>> = { tu: 'ti', tú: 'ti' };
const PREPOSITIONS = /^(?:para|por|de|a|en|sin|sobre|hacia|contra|ante)$/u;

export const conmigo = defineRule({
  id: 'es/conmigo',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'After this preposition the pronoun is “{fix}”.',
    fr: 'Après cette préposition, le pronom est « {fix} ».',
    es: 'Tras esta preposición, el pronombre es «{fix}».',
  },
  explanation: {
    en: '“Con” makes one word with “mí” and “ti”: “conmigo”, “contigo”. After the others it is “mí” and “ti”: “para ti”.',
    fr: '« Con » forme un seul mot avec « mí » et « ti » : « conmigo », « contigo ». Après les autres, on dit « mí » et « ti » : « para ti ».',
    es: '«Con» forma una palabra con «mí» y «ti»: «conmigo», «contigo». Tras las demás se dice «mí» y «ti»: «para ti».',
  },
  valid: [
    'Ven conmigo.',
    'Voy contigo.',
    'Es para ti.',
    'Con mi hermano.',
    'Habló con tu madre, no con la mía.',
    'Entre tú y yo.',
    'Es como tú.',
    '¿De tú o de usted?',
    'Según tú, llueve.',
    'Es para mí.',
    'Me llamó para yo poder ir.',
    'Lo dijo para yo no tener problemas.',
    'Es un regalo para ti.',
    'Se para; yo sigo.',
    'El tren para y yo bajo.',
    'Lo hizo para tú descansar.',
    'Para tu hermano es fácil.',
  ],
  invalid: [
    { text: 'Eso queda entre tú y [[mi]].', fix: 'yo' },
    { text: 'Ven [[con mi]] al cine, por favor.', fix: 'conmigo' },
    { text: '¿Puedo ir [[con tu]]?', fix: 'contigo' },
    { text: 'Quiero hablar [[con ti]].', fix: 'contigo' },
    { text: 'Este regalo es para [[tu]].', fix: 'ti' },
    { text: 'Vive [[con mí]] desde mayo.', fix: 'conmigo' },
    { text: 'Pienso mucho en [[tú]].', fix: 'ti' },
    { text: 'Este pan es para [[yo]].', fix: 'mí' },
    { text: 'Hay una carta para [[tú]].', fix: 'ti' },
    { text: 'Para [[yo]], es fácil.', fix: 'mí' },
    { text: 'Es difícil para [[yo]] en invierno.', fix: 'mí' },
    { text: 'Compró pan para [[tú]] y leche para él.', fix: 'ti' },
  ],
  misses: ['Quiere estar con mi siempre.', 'Lo dijo para yo y ella.'],
  check(sentence, report) {
    const { tokens } = sentence;
    for (const [index, token] of tokens.entries()) {
      const before = normAt(sentence, index - 1);
      const first = tokens[index - 1];
      if (!first || !isNext(token) || !/^\p{Ll}/u.test(token.text)) continue;
      const next = normAt(sentence, index + 1);
      const isEnd =
        isClauseEnd(sentence, index) && !/^[-–—/]$/u.test(tokens[index + 1]?.text ?? '');
      const goesOn = /^(?:al|el|la|en|y|porque|cuando|a)$/u.test(next);
      const isPair = /^m[ií]$/u.test(token.norm) && before === 'y' && (isEnd || next === 'no');
      if (
        isPair &&
        `${normAt(sentence, index - 3)} ${normAt(sentence, index - 2)}` === 'entre tú'
      ) {
        report(token, ['yo']);
      } else if (before === 'con' && Object.hasOwn(WITH, token.norm)) {
        const fix = entryOf(WITH, token.norm);
        const isSure = isEnd || goesOn || /^(?:mí|ti|tú|yo)$/u.test(token.norm);
        if (!isSure || fix === undefined || (next === 'mismo' && token.norm === 'yo')) continue;
        report({ start: first.start, end: token.end }, [
          first.text === first.norm ? fix : `C${fix.slice(1)}`,
        ]);
      } else if (before === 'para' && /^(?:yo|tú)$/u.test(token.norm)) {
        if (!isOfInfinitive(sentence, index)) report(token, [token.norm === 'yo' ? 'mí' : 'ti']);
      } else if (isEnd && PREPOSITIONS.test(before) && Object.hasOwn(AFTER, token.norm)) {
        const isForm =
          before === 'de' && tokens.some(({ norm }) => /^(?:usted|tratar|hablar|vos)$/u.test(norm));
        // `hablan de tú a tú`
        const isBetween = normAt(sentence, index - 2) === token.norm;
        if (!isForm && !isBetween) report(token, ['ti']);
      }
    }
  },
});

/** `para yo poder ir`; and `para tú y yo` would need another mending. */
function isOfInfinitive({ tokens, words }: RuleSentence, index: number): boolean {
  const at = words.findIndex(({ token }) => token === index);
  if (words.slice(at + 1, at + 5).some((one) => may(one, isInfinitive))) return true;
  return tokens[index]?.norm === 'yo' && /^[yo]$/u.test(tokens[index + 1]?.norm ?? '');
}
