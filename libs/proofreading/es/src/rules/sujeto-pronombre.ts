import { type AnalysedWord, defineRule, matchCase, entryOf } from '@tercet/proofreading-core';
import { type Person, agreesWith, inPerson } from '../grammar/verbs';
import {
  isAdjective,
  isInfinitive,
  isNoun,
  isParticiple,
  isStatement,
  may,
  wordSet,
} from '../grammar/words';
import { isTime } from '../grammar/noun-kinds';

const PERSONS: Readonly<Record<string, Person>> = {
  yo: { person: 1, number: 'sg' },
  tú: { person: 2, number: 'sg' },
  usted: { person: 3, number: 'sg' },
  nosotros: { person: 1, number: 'pl' },
  nosotras: { person: 1, number: 'pl' },
  vosotros: { person: 2, number: 'pl' },
  ustedes: { person: 3, number: 'pl' },
};
const CLITICS = wordSet('me te se nos os le les lo la los las');
const ADVERBS = wordSet('no también tampoco ya nunca siempre todavía aún solo sólo casi');
/** After these the pronoun belongs to something else: `como yo hizo`, `Ana y yo`. */
const BEFORE = wordSet(
  'y e o ni sino como que según excepto salvo menos entre u con de por para en sin a sobre ante eres soy es era fue fui somos sois',
);

const LIKING =
  /^(?:gustar|encantar|interesar|fascinar|doler|apetecer|molestar|disgustar|parecer|pasar|tocar|costar|faltar)$/;

export const sujetoPronombre = defineRule({
  id: 'es/sujeto-pronombre',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'The verb does not agree with its pronoun: write “{fix}”.',
    fr: 'Le verbe ne s’accorde pas avec son pronom : écrivez « {fix} ».',
    es: 'El verbo no concuerda con su pronombre: escribe «{fix}».',
  },
  explanation: {
    en: 'Each pronoun has its own form of the verb: “yo quiero”, “tú quieres”, “nosotros queremos”.',
    fr: 'À chaque pronom sa forme du verbe : « yo quiero », « tú quieres », « nosotros queremos ».',
    es: 'Cada pronombre pide su forma del verbo: «yo quiero», «tú quieres», «nosotros queremos».',
  },
  valid: [
    'Yo quiero salir.',
    'Ana y yo vamos al cine.',
    'Tú no lo sabes.',
    'Nadie como yo sabe eso.',
    'Soy yo quien paga.',
    'Nosotros ya lo hemos visto.',
    'Entre tú y yo hay algo.',
    'Usted tiene razón.',
    '¿Y tú qué dices?',
    'Yo es que no puedo.',
    'Yo puede que vaya mañana.',
    'Yo hace tiempo que no voy.',
  ],
  invalid: [
    { text: 'Yo [[prefiere]] el café.', fix: 'prefiero' },
    { text: 'Nosotros [[quieren]] salir.', fix: 'queremos' },
    { text: 'Tú no [[sabe]] nada.', fix: 'sabes' },
    { text: 'Yo [[comió]] mucho ayer.', fix: 'comí' },
    { text: 'Tú [[tiene]] razón.', fix: 'tienes' },
  ],
  misses: ['Tú y yo va al cine.'],
  check({ words, grammar }, report) {
    for (const [index, pronoun] of words.entries()) {
      const person = entryOf(PERSONS, pronoun.norm);
      if (!person || !opens(words, index)) continue;
      let at = index + 1;
      while (CLITICS.has(words[at]?.norm ?? '') || ADVERBS.has(words[at]?.norm ?? '')) at += 1;
      const verb = words[at];
      // `yo me gusta`: the person lacks `a`.
      if (verb && at > index + 1 && LIKING.test(verb.best.lemma)) continue;
      if (!verb || !isClear(verb) || agreesWith(verb, person) || isPhrase(words, at)) continue;
      const [fix] = inPerson(grammar, verb, person);
      if (fix !== undefined) report(verb, [matchCase(verb.text, fix)]);
    }
  },
});

/** `yo es que no puedo`, `yo puede que vaya`, `yo hace tiempo que no voy`, `tú hay cosas que no sabes` */
function isPhrase(words: readonly AnalysedWord[], at: number): boolean {
  const next = words[at + 1];
  if (/^(?:hay|había|hubo|habrá)$/u.test(words[at]?.norm ?? '')) return next?.best.form !== 'part';
  if (/^(?:es|era|será|puede|parece)$/u.test(words[at]?.norm ?? '') && next?.norm === 'que')
    return true;
  return words[at]?.best.lemma === 'hacer' && words.slice(at + 1, at + 4).some(isTime);
}

function opens(words: readonly AnalysedWord[], index: number): boolean {
  const before = words[index - 1];
  if (before?.norm === 'que') return words[index - 2]?.best.form === 'fin';
  return !before || !BEFORE.has(before.norm);
}

function isClear(verb: AnalysedWord): boolean {
  if (verb.kind !== 'word' || verb.best.form !== 'fin' || verb.text !== verb.text.toLowerCase())
    return false;
  if (may(verb, isInfinitive) || may(verb, isParticiple)) return false;
  return may(verb, isStatement) && !(may(verb, isNoun) || may(verb, isAdjective));
}
