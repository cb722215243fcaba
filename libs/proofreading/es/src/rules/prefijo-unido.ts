import { defineRule, matchCase, type RuleSentence, entryOf } from '@tercet/proofreading-core';
import { isNext, normAt } from '../grammar/phrase';
import { isAdjective, isNoun, isParticiple, wordSet } from '../grammar/words';

const PREFIXES = wordSet(
  're auto ultra anti pre sub semi post pos ex inter intra multi micro macro mono neo vice hiper infra pseudo seudo archi co des in bio tele mini mega extra super contra video foto',
);
/** Words of their own as well: joined only where a hyphen shows that it is meant. */
const WORDS = wordSet(
  'super extra contra sobre video foto mini mega in co des micro macro mono auto pro tele pre',
);

export const prefijoUnido = defineRule({
  id: 'es/prefijo-unido',
  category: 'spelling',
  level: 'error',
  message: {
    en: 'A prefix is joined to its word: “{fix}”.',
    fr: 'Le préfixe se soude au mot : « {fix} ».',
    es: 'El prefijo va unido a la palabra: «{fix}».',
  },
  explanation: {
    en: 'Prefixes are written without a space or hyphen before a single word: “exministro”, “antiaéreo”, “autoestima”, “reestructurar”.',
    fr: 'Les préfixes s’écrivent sans espace ni trait d’union devant un mot simple : « exministro », « antiaéreo », « autoestima ».',
    es: 'Los prefijos se escriben sin espacio ni guion ante una sola palabra: «exministro», «antiaéreo», «autoestima», «reestructurar».',
  },
  valid: [
    'Un exministro habló.',
    'El ex primer ministro habló.',
    'Juega súper bien.',
    'Vino en contra corriente.',
    'La autoestima es clave.',
    'Estudió in situ.',
    'Es anti-OTAN.',
    'Va contra viento y marea.',
    'Mi ex pone la mesa.',
    'Vi un mono sabio en el zoo.',
    'El auto estima el recurso.',
    'El constructor llegó tarde.',
  ],
  invalid: [
    { text: 'La [[re estructuración]] costó mucho.', fix: 'reestructuración' },
    { text: 'Es un misil [[anti-aéreo]].', fix: 'antiaéreo' },
    { text: 'Tiene mucha [[auto-estima]].', fix: 'autoestima' },
    { text: 'Hubo una [[pre-selección]] ayer.', fix: 'preselección' },
    { text: 'Es un país [[sub desarrollado]].', fix: 'subdesarrollado' },
    { text: 'El [[post grado]] dura dos años.', fix: 'posgrado' },
    { text: 'Cuida tu [[auto estima]].', fix: 'autoestima' },
    { text: 'Le regalaron un [[video juego]].', fix: 'videojuego' },
  ],
  misses: ['Su ex marido vive aquí.'],
  check(sentence, report) {
    const { tokens, grammar } = sentence;
    for (const [index, token] of tokens.entries()) {
      if (token.kind !== 'word') continue;
      const isKnown = (word: string): boolean => grammar.readings(word).length > 0;
      const parts = /^(\p{Ll}+)-(\p{Ll}{3,})$/u.exec(token.norm);
      if (
        parts?.[1] &&
        parts[2] &&
        PREFIXES.has(parts[1]) &&
        token.text !== token.text.toUpperCase()
      ) {
        const joined = join(parts[1], parts[2]);
        if (isKnown(joined)) report(token, [matchCase(token.text, joined)]);
      }
      const next = tokens[index + 1];
      if (isNext(next) && isPair(sentence, index))
        report({ start: token.start, end: next.end }, [
          matchCase(token.text, token.norm + next.norm),
        ]);
      if (
        !PREFIXES.has(token.norm) ||
        WORDS.has(token.norm) ||
        !/^\p{Ll}/u.test(token.text) ||
        !isNext(next)
      )
        continue;
      const joined = join(token.norm, next.norm);
      if (next.text !== next.norm.normalize('NFC') && next.text !== next.text.toLowerCase())
        continue;
      // `mi ex pone la mesa`: what is joined must be a noun or an adjective, and no verb stand behind.
      const word = sentence.words.find(({ token: at }) => at === index + 1);
      const isNominal = grammar
        .readings(joined)
        .some((reading) => isNoun(reading) || isAdjective(reading) || isParticiple(reading));
      if (isNominal && word?.best.form !== 'fin')
        report({ start: token.start, end: next.end }, [matchCase(token.text, joined)]);
    }
  },
});

/** Between vowels a prefix doubles the r: `antirrobo`. */
const join = (prefix: string, word: string): string =>
  prefix === 'post'
    ? `pos${word}`
    : /[aeiou]$/u.test(prefix) && word.startsWith('r')
      ? `${prefix}r${word}`
      : prefix + word;

/** Of prefixes that are words as well, only what is known to be one word; `el auto estima el recurso` is a clause. */
const PAIRS: Readonly<Record<string, RegExp>> = {
  auto: /^(?:estima|suficientes?|escuelas?|retratos?|didactas?)$/u,
  video: /^(?:juegos?|llamadas?|conferencias?)$/u,
  tele: /^(?:visión|visor|trabajo|novelas?)$/u,
  micro: /^(?:ondas|organismos?)$/u,
};

function isPair(sentence: RuleSentence, index: number): boolean {
  const prefix = normAt(sentence, index);
  const pair = entryOf(PAIRS, prefix);
  if (!pair?.test(normAt(sentence, index + 1))) return false;
  return (
    !/^(?:el|este|ese|dicho)$/u.test(normAt(sentence, index - 1)) ||
    !/^(?:estima|trabajo)$/u.test(normAt(sentence, index + 1))
  );
}
