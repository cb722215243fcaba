import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { afterVerb, isFormOf } from '../grammar/auxiliaries';
import { ALL, NONE, cellsOfWord, pairsOf } from '../grammar/cells';
import { subjectOf } from '../grammar/subjects';
import { participlesOf } from '../grammar/verb-forms';
import { has, isFinite, isPastParticiple, isPlainWord } from '../grammar/words';

const ETRE = new Set(['être']);
/** Verbs whose pronoun is their direct object, or part of them. */
const DIRECT = new Set(
  `absenter abstenir adapter adresser agenouiller aggraver améliorer amuser apercevoir arrêter asseoir associer attarder
  baigner battre blesser blottir cacher calmer coiffer comporter concentrer coucher dégrader dépêcher déplacer
  dérouler déshabiller détériorer développer disputer échapper écrier écrouler effondrer éloigner emparer empresser
  endormir enfuir engager ennuyer entraîner envoler éteindre étonner évader évanouir éveiller exclamer excuser
  fâcher fiancer habiller habituer impatienter inquiéter inscrire installer intéresser lever marier méfier moquer
  multiplier noyer obstiner ouvrir passer perdre pencher plaindre précipiter promener prononcer raviser réfugier réjouir
  rencontrer repentir reposer résoudre retirer retourner réunir réveiller révéler révolter sauver sentir séparer
  soucier souvenir suicider taire terminer transformer tromper trouver vautrer venger`.split(
    /\s+/u,
  ),
);

export const participePronominal = defineRule({
  id: 'fr/participe-pronominal',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'With this pronominal verb, the participle agrees with the subject: “{fix}”.',
    fr: 'Avec ce verbe pronominal, le participe s’accorde avec le sujet : « {fix} ».',
    es: 'Con este verbo pronominal, el participio concuerda con el sujeto: «{fix}».',
  },
  explanation: {
    en: 'Where “se” is the direct object, or is part of the verb, the participle agrees: “elle s’est trompée”, “ils se sont levés”.',
    fr: 'Quand « se » est le complément direct, ou fait partie du verbe, le participe s’accorde : « elle s’est trompée », « ils se sont levés ».',
    es: 'Cuando «se» es el complemento directo o forma parte del verbo, el participio concuerda: «elle s’est trompée», «ils se sont levés».',
  },
  valid: [
    'Elle s’est trompée de jour.',
    'Ils se sont levés tôt.',
    'Elle s’est lavé les mains.',
    'Ils se sont parlé hier.',
    'Nous nous sommes souvenus de lui.',
    'Elle s’est évanouie.',
    'Je me suis levée tôt.',
    'Vous vous êtes trompé, monsieur.',
    'Elle s’est permis de rire.',
  ],
  invalid: [
    { text: 'Elle s’est [[trompé]] de jour.', fix: 'trompée' },
    { text: 'Ils se sont [[levé]] tôt.', fix: 'levés' },
    { text: 'Les enfants se sont [[réveillé]] à six heures.', fix: 'réveillés' },
    { text: 'Elles se sont [[enfui]] hier.', fix: 'enfuies' },
    { text: 'La réunion s’est bien [[passé]].', fix: 'passée' },
    { text: 'Elles se sont [[assis]] ici.', fix: 'assises' },
  ],
  misses: ['Marie, ce matin, s’est trompé.'],
  check({ words, grammar }, report) {
    for (const [index, verb] of words.entries()) {
      if (!/^(?:se|s')$/u.test(words[index - 1]?.norm ?? '') || !isFormOf(verb, ETRE)) continue;
      const at = afterVerb(words, index);
      const word = words[at];
      if (!word || !isParticiple(word) || hasObject(words[at + 1])) continue;
      const { cells, isClear, start } = subjectOf(words, index);
      if (words[start]?.norm === 'on') continue;
      const number = cellsOfWord(verb, isFinite) || ALL;
      const allowed = isClear && (cells & number) !== NONE ? cells & number : number;
      if (allowed === ALL || (cellsOfWord(word, isPastParticiple) & allowed) !== NONE) continue;
      const fixes = participlesOf(word, grammar, pairsOf(allowed));
      if (fixes.length > 0) report(word, fixes.slice(0, 2));
    }
  },
});

const isParticiple = (word: AnalysedWord): boolean =>
  isPlainWord(word) &&
  has(word, (reading) => isPastParticiple(reading) && DIRECT.has(reading.lemma));

/** `elle s’est coiffé les cheveux`, `s’est senti mourir`: another object, or an infinitive. */
const hasObject = (next: AnalysedWord | undefined): boolean =>
  next?.kind === 'word' &&
  (next.best.pos === 'DET' || next.best.form === 'inf' || next.best.pos === 'NOUN');
