import { isMisspeltOn } from '../grammar/misspelt-have';
import { type AnalysedWord, defineRule, entryOf } from '@tercet/proofreading-core';
import { CLITICS, SUBJECT_PERSONS } from '../grammar/clitics';
import { finiteFormsOf } from '../grammar/verb-forms';
import { has, isFinite, isInfinitive, isPlainWord, isUnknown, isVerbal } from '../grammar/words';

/** These may be objects, or stand after a preposition: subjects for sure where a clause begins. */
const MAY_BE_OBJECT = /^(?:elles?|nous|vous)$/u;

export const verbeApresPronom = defineRule({
  id: 'fr/verbe-apres-pronom',
  category: 'verb',
  level: 'error',
  message: {
    en: 'After a subject pronoun, the verb is conjugated: “{fix}”.',
    fr: 'Après un pronom sujet, le verbe se conjugue : « {fix} ».',
    es: 'Tras un pronombre sujeto, el verbo se conjuga: «{fix}».',
  },
  explanation: {
    en: 'The endings “-é”, “-er” and “-ait” sound alike; after “je”, “tu”, “il” or “ils” stands neither a participle nor an infinitive.',
    fr: 'Les finales « -é », « -er » et « -ait » se ressemblent à l’oreille ; après « je », « tu », « il » ou « ils », il n’y a ni participe ni infinitif.',
    es: 'Las terminaciones «-é», «-er» y «-ait» suenan parecidas; tras «je», «tu», «il» o «ils» no va ni participio ni infinitivo.',
  },
  valid: [
    'Il mangeait une pomme.',
    'Il a mangé une pomme.',
    'On peut manger ici.',
    'Veut-il manger ?',
    'Je soussigné déclare venir.',
    'Il les avait oubliés.',
    'Où va-t-il chanter ?',
    'Tu seul sais la vérité.',
    'Ils, fatigués, rentrent.',
  ],
  invalid: [
    { text: 'Il [[mangé]] une pomme.', fix: 'mangeait' },
    { text: 'Je [[donner]] un livre à Paul.', fix: 'donne' },
    { text: 'Ils ne [[parlé]] pas.', fix: 'parlaient' },
    { text: 'Vous [[mangé]] trop.', fix: 'mangez' },
    { text: 'Elle [[chanter]] bien.', fix: 'chante' },
    { text: 'Dites ce que vous [[faite]] ici.', fix: 'faites' },
    { text: 'On [[arrivé]] tard le soir.', fix: 'arrivait' },
    { text: 'Je [[fini]] à six heures.', fix: 'finis' },
    { text: 'Tu me [[regardé]] sans rien dire.', fix: 'regardais' },
    { text: 'J’espère que vous [[aller]] bien.', fix: 'allez' },
    { text: 'Je [[né]] pas faim ce soir.', fix: 'n’ai' },
  ],
  misses: ['Hier elle mangé une pomme.'],
  falseAlarms: ['Vous emmener avec moi ?'],
  check({ words, grammar }, report) {
    for (const [index, subject] of words.entries()) {
      const person = entryOf(SUBJECT_PERSONS, subject.norm);
      const said = words[index + 1];
      if (subject.norm === 'vous' && /^(?:faite|dite)$/u.test(said?.norm ?? '') && said) {
        if (!isFinite(words[index - 1]?.best ?? said.best)) report(said, [`${said.text}s`]);
        continue;
      }
      if (index > 0 && MAY_BE_OBJECT.test(subject.norm) && !isToldOf(words, index)) continue;
      if (!person || subject.text.startsWith('-') || has(words[index - 1], isVerbal)) continue;
      // `ils on mangé`, `elles et lui on été`: “on” is the slip.
      if (isMisspeltOn(words, index)) continue;
      const verb = words[verbPlace(words, index)];
      if (!verb || !isBare(verb) || isAside(words, index, verb)) continue;
      if (isMisspeltNot(words, index)) {
        report(verb, subject.norm === 'je' ? ['n’ai'] : ['n’est', 'n’a']);
        continue;
      }
      const present = { mood: 'ind', tense: 'pres', ...person } as const;
      const past = { mood: 'ind', tense: 'impf', ...person } as const;
      // `je fini` sounds like `je finis`, `vous mangé` like `vous mangez`, `il mangé` like `il mangeait`; an infinitive like neither.
      const isPresent =
        subject.norm === 'vous' || has(verb, isInfinitive) || verb.norm.endsWith('i');
      const asked = isPresent ? [present, past] : [past, present];
      const fixes = finiteFormsOf(verb, grammar, asked);
      if (fixes.length > 0) report(verb, fixes.slice(0, 2));
    }
  },
});

/** `j’espère que vous aller bien`, but not `il n’espère que vous parler` */
const isToldOf = (words: readonly AnalysedWord[], subject: number): boolean =>
  /^(?:nous|vous)$/u.test(words[subject]?.norm ?? '') &&
  words[subject - 1]?.norm === 'que' &&
  has(words[subject - 2], (r) => isFinite(r) && TELLING.test(r.lemma)) &&
  !words.slice(0, subject).some(({ norm }) => /^(?:ne|n')$/u.test(norm));
const TELLING = /^(?:espérer|penser|croire|savoir|dire|voir|supposer|imaginer)$/u;

/** `je né pas faim`: said like “n’ai”, or nearly. */
const isMisspeltNot = (words: readonly AnalysedWord[], subject: number): boolean =>
  /^(?:je|il|elle|on)$/u.test(words[subject]?.norm ?? '') &&
  words[subject + 1]?.norm === 'né' &&
  /^(?:pas|plus|jamais|rien|guère)$/u.test(words[subject + 2]?.norm ?? '');

/** `Vous oublié, la fête continue`: the participle tells of the pronoun. */
const isAside = (words: readonly AnalysedWord[], subject: number, verb: AnalysedWord): boolean =>
  MAY_BE_OBJECT.test(words[subject]?.norm ?? '') && words[words.indexOf(verb) + 1]?.text === ',';

function verbPlace(words: readonly AnalysedWord[], subject: number): number {
  let at = subject + 1;
  while (words[at]?.kind === 'word' && CLITICS.has(words[at]?.norm ?? '')) at += 1;
  return at;
}

/** A participle in -é or an infinitive in -er, and no finite form. */
function isBare(verb: AnalysedWord): boolean {
  if (!isPlainWord(verb) || isUnknown(verb) || has(verb, isFinite) || verb.norm === 'soussigné')
    return false;
  return /(?:é|er|[^aeou]i)$/u.test(verb.norm) && has(verb, isVerbal);
}
