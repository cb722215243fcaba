import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { PLURAL, nounCells } from '../grammar/agreement';
import { isTime } from '../grammar/noun-kinds';
import { pluralOf } from '../grammar/verbs';
import { follows, isClearNoun, isStatement, may } from '../grammar/words';

/** Verbs without an object: the noun can only be their subject. */
const OBJECTLESS =
  /^(?:vivir|llegar|existir|venir|funcionar|ocurrir|suceder|aparecer|caer|morir|nacer|crecer|salir)$/;
const AFTER =
  /^(?:cerca|lejos|aquí|allí|ahí|tarde|temprano|bien|mal|juntos|juntas|mañana|hoy|en)$/u;
const GOING = /^(?:llegar|venir|ocurrir|suceder|pasar|salir|existir|morir)$/;

export const relativoVerbo = defineRule({
  id: 'es/relativo-verbo',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'The verb agrees with the noun before “que”: “{fix}”.',
    fr: 'Le verbe s’accorde avec le nom devant « que » : « {fix} ».',
    es: 'El verbo concuerda con el nombre que va ante «que»: «{fix}».',
  },
  explanation: {
    en: 'In “los niños que juegan” the relative “que” stands for the noun, and its verb has that number.',
    fr: 'Dans « los niños que juegan », le relatif « que » remplace le nom, et son verbe en prend le nombre.',
    es: 'En «los niños que juegan», «que» representa al nombre, y su verbo lleva ese número.',
  },
  valid: [
    'Los trenes que van a llegar son dos.',
    'Los libros que lee Ana son míos.',
    'Los años que vive fuera.',
    'Las cosas que está haciendo.',
    'Las casas que están cerca son caras.',
    'Los niños que viene a ver son mis hijos.',
    'El grupo de niños que está aquí.',
    'Los problemas que va a tener.',
    'Dijo a los niños que está cansado.',
  ],
  invalid: [
    { text: 'Los trenes que [[va]] a llegar son dos.', fix: 'van' },
    { text: 'Las casas que [[está]] cerca son caras.', fix: 'están' },
    { text: 'Las personas que [[vive]] aquí son amables.', fix: 'viven' },
    { text: 'Los trenes que [[llega]] tarde molestan.', fix: 'llegan' },
    { text: 'Los amigos que [[viene]] mañana son dos.', fix: 'vienen' },
  ],
  check({ tokens, words, grammar }, report) {
    if (!tokens.some(({ norm }) => norm === 'que')) return;
    for (const [index, relative] of words.entries()) {
      if (relative.norm !== 'que' || !hasPluralNoun(words, index)) continue;
      const at = words[index + 1]?.norm === 'no' ? index + 2 : index + 1;
      const verb = words[at];
      if (
        !follows(verb) ||
        verb.best.form !== 'fin' ||
        !may(verb, isStatement) ||
        !isWithoutObject(words, at)
      )
        continue;
      if (!verb.readings.filter(isStatement).every(({ person }) => person === 3)) continue;
      const fix = pluralOf(grammar, verb);
      if (fix !== undefined) report(verb, [fix]);
    }
  },
});

/** `los eventos`, at the start of its clause or behind a verb or a preposition, with no other noun near. */
function hasPluralNoun(words: readonly AnalysedWord[], index: number): boolean {
  const noun = words[index - 1];
  const determiner = words[index - 2];
  if (!isClearNoun(noun) || isTime(noun) || determiner?.best.pos !== 'DET') return false;
  const cells = nounCells(noun);
  if (cells === 0 || (cells & PLURAL) !== cells) return false;
  const before = words[index - 3];
  // `dijo a los niños que`, `el grupo de los niños que`
  return before?.norm !== 'de' && before?.norm !== 'a' && before?.best.pos !== 'CCONJ';
}

function isWithoutObject(words: readonly AnalysedWord[], at: number): boolean {
  const verb = words[at];
  const next = words[at + 1];
  if (!verb || !follows(next)) return false;
  if (/^(?:va|iba)$/u.test(verb.norm))
    return next.norm === 'a' && GOING.test(words[at + 2]?.norm ?? '');
  const isThere = verb.best.lemma === 'estar' || OBJECTLESS.test(verb.best.lemma);
  if (!isThere || !AFTER.test(next.norm)) return false;
  return next.norm !== 'en' || verb.best.lemma === 'estar' || verb.best.lemma === 'vivir';
}
