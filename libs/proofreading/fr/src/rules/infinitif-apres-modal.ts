import { type AnalysedWord, type RuleSentence, defineRule } from '@tercet/proofreading-core';
import { pastAdverbial } from '../grammar/adverbials';
import { CLITICS } from '../grammar/clitics';
import { hasAuxiliary, isFormOf } from '../grammar/auxiliaries';
import { infinitivesOf } from '../grammar/verb-forms';
import {
  has,
  hasOnly,
  isFinite,
  isHanging,
  isPastParticiple,
  isPlainWord,
  isUnknown,
} from '../grammar/words';

const MODALS = new Set([
  'pouvoir',
  'devoir',
  'falloir',
  'aller',
  'vouloir',
  'oser',
  'daigner',
  'espérer',
  'souhaiter',
  'préférer',
  'désirer',
  'compter',
  'savoir',
]);
/** `il les veut cuites`, `elle préfère salé`: a participle may follow these without an object pronoun. */
const OPEN = new Set([
  'vouloir',
  'préférer',
  'souhaiter',
  'désirer',
  'compter',
  'espérer',
  'savoir',
]);
/** Verbs after which a participle follows only where something else stands between. */
const CAUSING = new Set(['faire', 'laisser']);
const ADVERBS = new Set(
  'pas plus jamais bien donc aussi tout rien encore toujours déjà même ensuite alors peut-être souvent'.split(
    ' ',
  ),
);
const MAX_BETWEEN = 4;

export const infinitifApresModal = defineRule({
  id: 'fr/infinitif-apres-modal',
  category: 'verb',
  level: 'error',
  message: {
    en: 'After a verb such as “pouvoir”, “devoir” or “aller”, write the infinitive: “{fix}”.',
    fr: 'Après un verbe comme « pouvoir », « devoir » ou « aller », écrivez l’infinitif : « {fix} ».',
    es: 'Tras verbos como «pouvoir», «devoir» o «aller» va el infinitivo: «{fix}».',
  },
  explanation: {
    en: 'The endings “-é” and “-er” sound alike. Put “vendre” in the place of the verb: if it fits, and not “vendu”, write “-er”.',
    fr: 'Les finales « -é » et « -er » se prononcent de même. Mettez « vendre » à la place du verbe : si cela convient mieux que « vendu », écrivez « -er ».',
    es: 'Las terminaciones «-é» y «-er» suenan igual. Pon «vendre» en lugar del verbo: si encaja mejor que «vendu», escribe «-er».',
  },
  valid: [
    'Pourriez-vous nous envoyer une copie ?',
    'Pouvez-vous être rassuré ?',
    'Voulez-vous du thé ?',
    'Peut-on parler ?',
    'Voulez-vous café ou eau ?',
    'Avez-vous mangé ?',
    'Le peut-il, fatigué comme il est ?',
    'Devons-nous partir cet été ?',
    'Pouvez-vous, cher abonné, répondre ?',
    'Il la veut habillée de rouge.',
    'Il me doit de l’argent.',
    'Si vous voulez, entrez.',
    'Elle aime salé.',
    'Ils se virent séparés les uns des autres.',
    'Les outils qu’il a fallu étaient chers.',
    'Ce manteau est tout à fait adapté au froid.',
    'Je voudrais que vous chantiez.',
    'Ils vont bras dessus, bras dessous.',
  ],
  invalid: [
    { text: 'Mes oncles vont [[dormirent]].', fix: 'dormir' },
    { text: 'Merci de bien vouloir me [[confirmé]] la date.', fix: 'confirmer' },
    { text: 'Pourriez-vous nous [[envoyé]] une copie ?', fix: 'envoyer' },
    { text: 'Pouvez-vous me [[rappelé]] demain ?', fix: 'rappeler' },
    { text: 'Voulez-vous [[mangé]] avec nous ?', fix: 'manger' },
    { text: 'Peux-tu m’aider ou doit-on [[appelé]] Paul ?', fix: 'appeler' },
    { text: 'Pourrait-il le lui [[donné]] ce soir ?', fix: 'donner' },
    { text: 'La fonction doit [[retournée]] une valeur.', fix: 'retourner' },
    { text: 'Il faut [[ferma]] la porte.', fix: 'fermer' },
    { text: 'Veuillez [[trouvez]] le dossier ci-joint.', fix: 'trouver' },
    { text: 'Je vais vous [[montrez]] la ville.', fix: 'montrer' },
    { text: 'Il fait [[tombé]] la pluie.', fix: 'tomber' },
    { text: 'Je voudrais les [[échangés]].', fix: 'échanger' },
    { text: 'J’aimerais [[changé]] de métier.', fix: 'changer' },
    { text: 'Vous devez [[remplissez]] la fiche.', fix: 'remplir' },
    { text: 'Je voudrais vous [[demandez]] un service.', fix: 'demander' },
    { text: 'J’aime [[mangé]] des fruits.', fix: 'manger' },
  ],
  misses: ['Elle préfère mangé tard.'],
  check(sentence, report) {
    const { words } = sentence;
    for (const [index, modal] of words.entries()) {
      const isCausing = isFormOf(modal, CAUSING);
      const isModal =
        isFormOf(modal, MODALS) ||
        isPastModal(words, index) ||
        isSuffered(words, index) ||
        isBegging(words, index);
      if (!isModal && !isCausing && !isWish(modal) && !isLiking(words, index)) continue;
      const verb = words[verbPlace(words, index)];
      if (!verb || !isWrong(sentence, index, verb)) continue;
      const fixes = infinitivesOf(
        verb,
        (reading) => isPastParticiple(reading) || isFinite(reading),
      );
      if (fixes.length > 0) report(verb, fixes.slice(0, 2));
    }
  },
});

/** `c’est fait`, `tout à fait`, `laissé pour`: the participle of the verb itself, or a noun. */
const isTold = (words: RuleSentence['words'], modal: number): boolean =>
  (has(words[modal], isPastParticiple) && words[modal]?.best.form !== 'fin') ||
  /^(?:en|tout|au|de|du|par|à)$/u.test(words[modal - 1]?.norm ?? '');

/** `merci de bien vouloir me confirmé la date` */
const isBegging = (words: RuleSentence['words'], index: number): boolean =>
  words[index]?.norm === 'vouloir' && words[index - 1]?.norm === 'bien';

/** `elle a pu donné`, `avoir dû payé`, `pouvant donné` */
const isPastModal = (words: RuleSentence['words'], index: number): boolean =>
  words[index]?.norm === 'pouvant' ||
  (/^(?:pu|dû|fallu)$/u.test(words[index]?.norm ?? '') && hasAuxiliary(words, index));

/** `elle se voit confié une tâche` */
const isSuffered = (words: RuleSentence['words'], index: number): boolean =>
  /^(?:se|s')$/u.test(words[index - 1]?.norm ?? '') &&
  has(words[index], (r) => isFinite(r) && r.lemma === 'voir') &&
  /é$/u.test(words[index + 1]?.norm ?? '') &&
  /^(?:une?|le|la|les|l')$/u.test(words[index + 2]?.norm ?? '');

/** `il veut gagné la partie`: the verb has an object of its own. */
const hasObject = (words: RuleSentence['words'], verb: AnalysedWord): boolean =>
  /é$/u.test(verb.norm) &&
  /^(?:le|la|l'|les|un|une|ce|cette|mon|ma|mes|son|sa|ses)$/u.test(
    words[words.indexOf(verb) + 1]?.norm ?? '',
  );

/** `je ne veux pas les mangé` */
const isDenied = (words: RuleSentence['words'], modal: number): boolean =>
  /^(?:ne|n')$/u.test(words[modal - 1]?.norm ?? '') && words[modal + 1]?.norm === 'pas';

/** `j’aimerais manger`: the conditional of a verb of liking. */
const isWish = ({ norm }: AnalysedWord): boolean => {
  const stem = norm.replace(/er(?:ais|ait|ions|iez|aient)$/u, '');
  return stem !== norm && /^(?:aim|ador|détest)$/u.test(stem);
};

/** `je voudrais`, `j’espère`: one person, so that “vous” behind is no subject. */
const isWanting = (words: RuleSentence['words'], modal: number): boolean =>
  /^(?:je|j'|il|elle|on)$/u.test(words[modal - 1]?.norm ?? '') && words[modal + 1]?.kind === 'word';

/** `j’aime mangé des fruits` */
const isLiking = (words: RuleSentence['words'], index: number): boolean =>
  has(words[index], (r) => isFinite(r) && /^(?:aimer|adorer|détester)$/u.test(r.lemma)) &&
  /^(?:je|j'|tu|il|elle|on|nous|vous|ils|elles)$/u.test(words[index - 1]?.norm ?? '') &&
  /é$/u.test(words[index + 1]?.norm ?? '') &&
  !has(words[index + 1], ({ pos }) => pos === 'NOUN') &&
  /^(?:des?|du|les?|la|l'|un|une|avec|à|au|dans|en|mes|mon|ma|ses|ton|sa)$/u.test(
    words[index + 2]?.norm ?? '',
  );

const isBetween = (word: AnalysedWord | undefined): boolean =>
  CLITICS.has(word?.norm ?? '') ||
  ADVERBS.has(word?.norm ?? '') ||
  (/ment$/u.test(word?.norm ?? '') && hasOnly(word, ({ pos }) => pos === 'ADV'));

function verbPlace(words: RuleSentence['words'], modal: number): number {
  let at = modal + 1;
  while (isHanging(words[at])) at += 1;
  for (let i = 0; i < MAX_BETWEEN && words[at]?.kind === 'word'; i += 1) {
    const past = pastAdverbial(words, at);
    if (past === at && !isBetween(words[at])) break;
    at = Math.max(past, at + 1);
  }
  return at;
}

function isWrong({ words }: RuleSentence, modal: number, verb: AnalysedWord): boolean {
  if (!isPlainWord(verb) || isUnknown(verb)) return false;
  if (verb.best.pos === 'NOUN' && words[words.indexOf(verb) - 1] === words[modal]) return false;
  if (has(verb, ({ pos, form }) => pos === 'ADV' || pos === 'ADP' || form === 'inf')) return false;
  // `les efforts qu’il a fallu étaient énormes`
  if (/^ét(?:ai(?:[st]|ent)|ions|iez)$/u.test(verb.norm)) return false;
  // `ils vont dormirent`
  const isPast = hasOnly(verb, (r) => isFinite(r) && r.mood === 'ind' && r.tense === 'past');
  if (isPast && words[modal + 1] === verb && !isFormOf(words[modal], CAUSING)) return true;
  const isPlea =
    /^(?:veuille|veuillez)$/u.test(words[modal]?.norm ?? '') || isBegging(words, modal);
  const isOpen = isFormOf(words[modal], OPEN) && !isPlea;
  const isAsked = isHanging(words[modal + 1]);
  const isCausing = isFormOf(words[modal], CAUSING);
  const isNext = words[modal + 1] === verb;
  // `je voudrais les échangés.`: after a pronoun, and at the end, nothing else can stand.
  const next = words[words.indexOf(verb) + 1];
  const isAfterPronoun =
    /^(?:les|la|l'|le|lui|leur)$/u.test(words[words.indexOf(verb) - 1]?.norm ?? '') &&
    (next === undefined || /^[.!?,;]$/u.test(next.text)) &&
    isPastParticiple(verb.best) &&
    !has(verb, ({ pos }) => pos === 'NOUN');
  if (has(verb, isPastParticiple) && isAfterPronoun && !isCausing) return /ée?s?$/u.test(verb.norm);
  if (has(verb, isPastParticiple))
    return (
      /ée?s?$/u.test(verb.norm) &&
      (isCausing
        ? isNext && /é$/u.test(verb.norm) && !isTold(words, modal)
        : !isOpen || isAsked || isDenied(words, modal) || (isNext && hasObject(words, verb)))
    );
  if (isCausing) return false;
  // `vous devez remplissez`, `je voudrais vous demandez`: no verb in -ez follows another but in -er.
  const isOwn = !isOpen || isWanting(words, modal);
  if (/ez$/u.test(verb.norm) && isOwn && !isAsked && !isCausing) return verb.norm.length > 3;
  const isFirst = has(verb, ({ lemma, form }) => form === 'fin' && lemma.endsWith('er'));
  return (
    isFirst && !isOpen && /(?:ez|ai|a|ait|ais|aient)$/u.test(verb.norm) && verb.norm.length > 3
  );
}
