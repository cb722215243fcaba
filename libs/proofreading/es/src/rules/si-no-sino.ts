import { type AnalysedWord, type Rule, defineReplacement } from '@tercet/proofreading-core';
import { follows, isFinite, isInfinitive, may } from '../grammar/words';

const DENYING = /^(?:no|nunca|nadie|ni|tampoco|jamás|nada)$/u;
const OPENERS =
  /^(?:el|la|los|las|un|una|mi|tu|su|a|al|en|de|del|con|esto|eso|aquello|est[ae]|es[ae]|aquella?)$/u;

const CONDITIONS = defineReplacement({
  id: 'es/si-no-sino',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Write “{fix}” here: “si no” sets a condition, “sino” corrects a denial.',
    fr: 'Écrivez ici « {fix} » : « si no » pose une condition, « sino » corrige une négation.',
    es: 'Aquí se escribe «{fix}»: «si no» pone una condición y «sino» corrige una negación.',
  },
  explanation: {
    en: '“Sino” is “but rather”: “no es rojo, sino azul”. “Si no” is “if not” and has a verb: “si no vienes, me voy”.',
    fr: '« Sino » veut dire « mais plutôt » : « no es rojo, sino azul ». « Si no » veut dire « sinon » et introduit un verbe : « si no vienes ».',
    es: '«Sino» corrige lo negado: «no es rojo, sino azul». «Si no» es una condición y lleva verbo: «si no vienes, me voy».',
  },
  valid: [
    'No es rojo, sino azul.',
    'No iré si no vienes.',
    'No sé si no vendrá.',
    'No vino, y si no, peor.',
    'No digas nada si no quieres.',
    'Es bueno, si no el mejor.',
    'No digas nada, si no.',
    'No voy, si no es contigo.',
    'Dime si no que me vaya.',
    'No vendrá si no además le pagan.',
    'No solo canta, sino que baila.',
    'Si no vienes, me voy.',
    'No dijo nada, sino que se fue.',
    'Es su sino.',
    'Su sino tiene algo de trágico.',
    'Nadie sino tú lo sabe.',
    'No me gusta sino leer.',
  ],
  invalid: [
    { text: 'No es rojo, [[si no]] azul.', fix: 'sino' },
    { text: 'No lo hizo ella [[si no]] su hermano.', fix: 'sino' },
    { text: 'El libro no es mío, [[si no]] de Ana.', fix: 'sino' },
    { text: 'No solo canta, [[si no]] que baila.', fix: 'sino' },
    { text: 'No solo habla inglés, [[si no]] también francés.', fix: 'sino' },
    { text: 'No quiero té, [[si no]] café.', fix: 'sino' },
    { text: 'No busco esto, [[si no]] aquello.', fix: 'sino' },
    { text: 'Nunca vino a vernos, [[si no]] a pedir dinero.', fix: 'sino' },
    { text: 'Avisa [[sino puedes]] venir.', fix: 'si no puedes' },
    { text: '[[Sino vienes]], me voy.', fix: 'Si no vienes' },
    { text: '[[Sino fuera]] por ti, me iría.', fix: 'Si no fuera' },
    { text: 'Iremos al parque [[sino llueve]].', fix: 'si no llueve' },
    { text: '[[Sino hay]] pan, come arroz.', fix: 'Si no hay' },
  ],
  misses: ['No quiero salir, si no quedarme en casa.'],
  phrases: {
    'sino fuera': 'si no fuera',
    'sino fuese': 'si no fuese',
    'sino hay': 'si no hay',
    'sino tiene': 'si no tiene',
    'sino tienes': 'si no tienes',
    'sino viene': 'si no viene',
    'sino vienes': 'si no vienes',
    'sino puedes': 'si no puedes',
    'sino puede': 'si no puede',
    'sino quieres': 'si no quieres',
    'sino quiere': 'si no quiere',
    'sino lo haces': 'si no lo haces',
    'sino te gusta': 'si no te gusta',
    'sino llueve': 'si no llueve',
    'sino estás': 'si no estás',
  },
  except: ['su', 'el', 'mi', 'tu', 'ese', 'este'].flatMap((word) => [
    `${word} sino tiene`,
    `${word} sino puede`,
  ]),
});

export const siNoSino: Rule = {
  ...CONDITIONS,
  check(sentence, report) {
    CONDITIONS.check(sentence, report);
    const { words } = sentence;
    for (const [index, no] of words.entries()) {
      const si = words[index - 1];
      if (no.norm !== 'no' || si?.norm !== 'si' || !follows(no) || !follows(words[index + 1]))
        continue;
      if (/^(?:que|y|o|ya|también)$/u.test(words[index - 2]?.norm ?? 'y')) continue;
      const isDenied = words.slice(0, index - 1).some(({ norm }) => DENYING.test(norm));
      if (isDenied && (isRectified(words, index + 1) || hasNoVerb(words, index + 1)))
        report({ start: si.start, end: no.end }, ['sino']);
    }
  },
};

const isOnly = ({ norm }: AnalysedWord): boolean =>
  /^(?:s[oó]lo|solamente|únicamente)$/u.test(norm);

/** `si no que`, `no solo esto si no también`: what follows can be no condition. */
const isRectified = (words: readonly AnalysedWord[], at: number): boolean =>
  words[at]?.norm === 'que' ||
  (/^(?:también|además)$/u.test(words[at]?.norm ?? '') && words.some(isOnly)) ||
  /^(?:más bien|todo lo)$/u.test(`${words[at]?.norm} ${words[at + 1]?.norm}`);

/** Nothing behind it up to the end is a verb, and no comma closes a condition. */
function hasNoVerb(words: readonly AnalysedWord[], at: number): boolean {
  const rest = words.slice(at);
  const first = rest[0];
  const isThing =
    first !== undefined &&
    (/^(?:NOUN|ADJ|PROPN|DET)$/.test(first.best.pos) || OPENERS.test(first.norm));
  return (
    isThing &&
    rest.every(
      (word) =>
        !/^[,;:¿]$/u.test(word.text) &&
        (!may(word, isFinite) ||
          (/^(?:NOUN|ADJ|DET)$/.test(word.best.pos) && word.norm !== 'para')) &&
        (!may(word, isInfinitive) || OPENERS.test(rest[0]?.norm ?? '')),
    )
  );
}
