import { defineRule, matchCase } from '@tercet/proofreading-core';
import { isNext } from '../grammar/phrase';
import { wordSet } from '../grammar/words';

const PREFIXES = wordSet(
  're auto ultra anti pre sub semi post pos ex inter intra multi micro macro mono neo vice hiper infra pseudo seudo archi co des in bio tele mini mega extra super contra video foto',
);
/** Words of their own as well: joined only where a hyphen shows that it is meant. */
const WORDS = wordSet(
  'super extra contra sobre video foto mini mega in co des micro macro auto pro tele pre',
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
  ],
  invalid: [
    { text: 'La [[re estructuración]] costó mucho.', fix: 'reestructuración' },
    { text: 'Es un misil [[anti-aéreo]].', fix: 'antiaéreo' },
    { text: 'Tiene mucha [[auto-estima]].', fix: 'autoestima' },
    { text: 'Hubo una [[pre-selección]] ayer.', fix: 'preselección' },
    { text: 'Es un país [[sub desarrollado]].', fix: 'subdesarrollado' },
  ],
  misses: ['Su ex marido vive aquí.'],
  check({ tokens, grammar }, report) {
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
      if (isKnown(joined))
        report({ start: token.start, end: next.end }, [matchCase(token.text, joined)]);
    }
  },
});

/** Between vowels a prefix doubles the r: `antirrobo`. */
const join = (prefix: string, word: string): string =>
  /[aeiou]$/u.test(prefix) && word.startsWith('r') ? `${prefix}r${word}` : prefix + word;
