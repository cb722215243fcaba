import {
  type AnalysedWord,
  defineRule,
  type Grammar,
  matchCase,
  type Reading,
} from '@tercet/proofreading-core';
import { afterVerb, isFormOf } from '../grammar/auxiliaries';
import { isFinite, isPlainWord } from '../grammar/words';

const AVOIR = new Set(['avoir']);
/** They take `être` always; `monter`, `sortir` and their like take either. */
const MOVING =
  /^(?:allé|venu|arrivé|parti|tombé|resté|devenu|revenu|parvenu|intervenu|survenu|né|mort|décédé)(?:e|s|es)?$/u;
const ETRE: Reading = { tag: 'VERB.inf', pos: 'VERB', form: 'inf', lemma: 'être' };

export const auxiliaireEtre = defineRule({
  id: 'fr/auxiliaire-etre',
  category: 'verb',
  level: 'error',
  message: {
    en: 'This verb takes “être”: write “{fix}”.',
    fr: 'Ce verbe se conjugue avec « être » : écrivez « {fix} ».',
    es: 'Este verbo se conjuga con «être»: escribe «{fix}».',
  },
  explanation: {
    en: 'Verbs of coming, going and becoming form their past with “être”: “je suis tombé”, “elle est venue”.',
    fr: 'Les verbes « aller », « venir », « arriver », « partir », « tomber », « rester », « devenir », « naître » et « mourir » se conjuguent avec « être » : « je suis tombé ».',
    es: 'Los verbos «aller», «venir», «arriver», «partir», «tomber», «rester», «devenir», «naître» y «mourir» se conjugan con «être»: «je suis tombé».',
  },
  valid: [
    'Ils ont partie liée avec lui.',
    'Ils ont tombé la veste.',
    'Elle a partie liée avec le maire.',
    'Je suis tombé hier.',
    'Elle est venue me voir.',
    'Il a descendu les valises.',
    'Elle a monté l’escalier.',
    'Il y a des morts.',
    'J’ai prévenu Paul.',
    'Ils ont un parti pris.',
    'Nous avons convenu d’un prix.',
    'Il prend Paul à partie.',
  ],
  invalid: [
    { text: '[[J’ai]] tombé hier.', fix: 'Je suis' },
    { text: 'Il [[a]] venu me voir.', fix: 'est' },
    { text: 'Ils [[ont]] partis trop tôt.', fix: 'sont' },
    { text: 'Elle [[a]] devenue maire.', fix: 'est' },
    { text: 'Nous [[avons]] restés à la maison.', fix: 'sommes' },
    { text: 'Mes amis [[n’ont]] pas arrivés.', fix: 'ne sont' },
  ],
  misses: ['Il a monté dans le bus.'],
  check({ words, grammar }, report) {
    for (const [index, verb] of words.entries()) {
      if (!isFormOf(verb, AVOIR) || !isPlainWord(verb)) continue;
      const participle = words[afterVerb(words, index)];
      if (!isPlainWord(participle) || !MOVING.test(participle.norm)) continue;
      // `il y a mort d’homme`, `prendre quelqu’un a partie`
      const isTaken = words
        .slice(0, index)
        .some(({ norm }) => /^(?:prendre|pris|prend)$/u.test(norm));
      if (words[index - 1]?.norm === 'y' || (isTaken && /^parti/u.test(participle.norm))) continue;
      // `tomber la veste`, `avoir partie liée`, `avoir mort sur la conscience`
      const next = words[words.indexOf(participle) + 1];
      if (next?.best.pos === 'DET' || /^(?:lié|pris|gagn|sur$)/u.test(next?.norm ?? '')) continue;
      const form = formOfEtre(grammar, verb);
      const fixed = form === undefined ? undefined : withElision(words[index - 1], verb, form);
      if (fixed) report(fixed.span, [fixed.text]);
    }
  },
});

/** The same mood, tense and person of `être`. */
function formOfEtre(grammar: Grammar, verb: AnalysedWord): string | undefined {
  const { mood, tense, person, number } = verb.best;
  if (!isFinite(verb.best) || !mood || !tense || !person || !number) return undefined;
  return grammar.inflect(ETRE, { form: 'fin', mood, tense, person, number })[0];
}

/** `j’ai` becomes `je suis`, `n’ont` becomes `ne sont`. */
function withElision(before: AnalysedWord | undefined, verb: AnalysedWord, form: string) {
  const isElided = verb.gap === '' && before?.norm.endsWith("'") === true;
  if (!isElided || /^[aeéêiou]/u.test(form))
    return { span: verb, text: matchCase(verb.text, form) };
  if (before.norm !== "j'" && before.norm !== "n'") return undefined;
  const whole = matchCase(before.text, before.norm.replace("'", 'e'));
  return { span: { start: before.start, end: verb.end }, text: `${whole} ${form}` };
}
