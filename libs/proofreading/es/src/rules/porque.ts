import { type RuleSentence, defineRule, matchCase } from '@tercet/proofreading-core';
import { isClauseEnd, isNext, normAt } from '../grammar/phrase';

const KNOWING =
  /^(?:sé|sabe|sabes|saben|sabía|saber|explica|explicar|explicó|pregunta|preguntar|preguntó|entiendo|entiende|entender|comprendo|ignoro|averiguar|dime|dígame)$/u;
const CAUSED =
  /^(?:est[áa]|es|son|era|tiene|tengo|tenía|hay|había|no|me|te|le|llueve|quiero|quiere|estoy|soy|él|ella|yo|tú|nosotros|ellos|ellas)$/u;

export const porque = defineRule({
  id: 'es/porque',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Write “{fix}” here.',
    fr: 'Écrivez ici « {fix} ».',
    es: 'Aquí se escribe «{fix}».',
  },
  explanation: {
    en: '“¿Por qué?” asks, “porque” answers, “el porqué” is the reason: “¿por qué lloras?”, “porque sí”, “el porqué de todo”.',
    fr: '« ¿Por qué? » interroge, « porque » répond, « el porqué » est la raison : « ¿por qué lloras? », « porque sí », « el porqué de todo ».',
    es: '«Por qué» pregunta, «porque» responde y «el porqué» es la razón: «¿por qué lloras?», «porque sí», «el porqué de todo».',
  },
  valid: [
    '¿Por qué lloras?',
    'Lloro porque sí.',
    'El porqué de todo.',
    'No sé por qué vino.',
    'La razón por que lucho.',
    '¿Lo haces porque quieres?',
    'Optó por que viniera.',
    'Lo sé porque lo vi.',
    'No sabe porque no estudia.',
    'No entiende porque no escucha.',
    'No sé muy bien por qué es así.',
    '¿Porque lo digas tú?',
  ],
  invalid: [
    { text: '¿[[Porque]] lloras?', fix: 'Por qué' },
    { text: 'No sé [[porque]] vino.', fix: 'por qué' },
    { text: 'Quiero saber el [[porque]] de todo.', fix: 'porqué' },
    { text: '¿[[Por que]] no vienes?', fix: 'Por qué' },
    { text: 'Lloro [[por qué]] estoy triste.', fix: 'porque' },
    { text: 'Fui al dentista [[por que]] me dolía un diente.', fix: 'porque' },
    { text: 'Es bueno para los niños [[por que]] ellos juegan mucho.', fix: 'porque' },
    { text: 'No vino [[por que]] estaba enfermo.', fix: 'porque' },
  ],
  misses: ['Dime porque no viniste y porque lloras.'],
  check(sentence, report) {
    const { tokens } = sentence;
    for (const [index, token] of tokens.entries()) {
      const before = normAt(sentence, index - 1);
      const next = tokens[index + 1];
      const follower = tokens[index + 2]?.norm ?? '';
      const opens =
        /^¿+$/u.test(tokens[index - 1]?.text ?? '') ||
        (/^(?:y|pero)$/u.test(before) && tokens[index - 2]?.text === '¿');
      if (token.norm === 'porque' || token.norm === 'porqué') {
        const isReason =
          /^(?:el|un|su|del|al|los)$/u.test(before) &&
          token.norm === 'porque' &&
          !/^(?:sí|no)$/u.test(next?.norm ?? '');
        if (isReason) report(token, ['porqué']);
        else if (opens && !isWish(sentence, index))
          report(token, [matchCase(token.text, 'por qué')]);
        else if (before === 'sé' || (KNOWING.test(before) && before !== 'sabe')) {
          // `lo sé porque lo vi`
          const isKnown = /^(?:lo|la|los|las|ya|eso)$/u.test(normAt(sentence, index - 2));
          if (
            !isKnown &&
            ((normAt(sentence, index - 2) === 'no' && before === 'sé') ||
              token.norm === 'porqué') &&
            !isClauseEnd(sentence, index)
          )
            report(token, ['por qué']);
        }
        continue;
      }
      if (token.norm !== 'por' || !isNext(next)) continue;
      const span = { start: token.start, end: next.end };
      if (next.norm === 'que' && opens) report(span, [matchCase(token.text, 'por qué')]);
      else if (
        next.norm === 'qué' &&
        /^(?:lloro|vine|vino|fue|fui|feliz|triste|contento|contenta|bien|mal|casa|gusta)$/u.test(
          before,
        ) &&
        !tokens
          .slice(0, index)
          .some(({ norm }) => KNOWING.test(norm) || /^(?:d[ei]|expli|cuent|record)/u.test(norm)) &&
        CAUSED.test(follower)
      )
        report(span, ['porque']);
      else if (next.norm === 'que' && isCause(sentence, index)) report(span, ['porque']);
    }
  },
});

/** `¿porque lo digas tú?` asks whether that is the reason. */
const isWish = ({ words }: RuleSentence, index: number): boolean =>
  words.find(({ token, best }) => token > index && best.form === 'fin')?.best.mood === 'sub';

/** A verb on either side; not after words that take `por` themselves: `optó por que viniera`. */
function isCause({ words }: RuleSentence, index: number): boolean {
  const before = words.find(({ token }) => token === index - 1);
  const start = words.findIndex(({ token }) => token === index + 2);
  if (before?.kind !== 'word' || start < 0 || NO_CAUSE.test(before.norm)) return false;
  if (/^(?:ADP|DET|CCONJ)$/.test(before.best.pos) || TAKES_POR.test(before.best.lemma))
    return false;
  const earlier = words.slice(0, words.indexOf(before) + 1);
  if (!earlier.some(({ best }) => best.form === 'fin')) return false;
  if (earlier.some(({ norm, best }) => TAKES_POR.test(best.lemma) || KNOWING.test(norm)))
    return false;
  const verb = words
    .slice(start, start + REACH)
    .find(({ best, kind }) => best.form === 'fin' || kind === 'punctuation');
  return verb?.best.form === 'fin' && verb.best.mood === 'ind';
}
/** How many words after `por que` its verb may stand. */
const REACH = 5;
/** `la razón por que`, `tanto por que`: relatives, and pairs. */
const NO_CAUSE =
  /^(?:raz(?:ón|ones)|motivos?|causas?|medios?|v[ií]as?|tanto|más|menos|sino|camin[oa]s?|precios?|cosas?|puertas?|modos?|manera|esto|eso|aquello|est[aá]|no|y|ni|o)$/u;
const TAKES_POR =
  /^(?:optar|luchar|votar|abogar|preocupar|interesar|inclinar|decidir|esforzar|velar|apostar|brindar|preguntar|rezar|pasar|pugnar|estar)$/;
