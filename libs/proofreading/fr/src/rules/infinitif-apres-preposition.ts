import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { pastAdverbial } from '../grammar/adverbials';
import { isMisspeltHave } from '../grammar/misspelt-have';
import { infinitivesOf } from '../grammar/verb-forms';
import {
  has,
  hasOnly,
  isFinite,
  isInfinitive,
  isNoun,
  isPastParticiple,
  isPlainWord,
  isUnknown,
} from '../grammar/words';

const PREPOSITIONS = new Set(['de', "d'", 'à', 'pour', 'sans']);
/** Only pronouns: what follows is a verb. */
const PRONOUNS = new Set("me m' te t' se s' lui y ne n'".split(' '));
/** Pronouns or articles: what follows is a verb only where it is no noun. */
const ARTICLES = new Set("le la l' les leur nous vous en".split(' '));
const NOT = new Set(['pas', 'plus', 'jamais', 'rien', 'point', 'y', 'en']);
const BEFORE_DE =
  /^(?:rien|chose|quoi|un|une|personne|plus|moins|ceci|cela|qui|que|qu'|#|deux|trois|dix|mieux|bien|jour|fois)$/u;

export const infinitifApresPreposition = defineRule({
  id: 'fr/infinitif-apres-preposition',
  category: 'verb',
  level: 'error',
  message: {
    en: 'After a preposition the verb is an infinitive: “{fix}”.',
    fr: 'Après une préposition, le verbe est à l’infinitif : « {fix} ».',
    es: 'Tras una preposición, el verbo va en infinitivo: «{fix}».',
  },
  explanation: {
    en: 'After “de”, “à”, “pour” and “sans” write “-er”, not “-é”, “-ez” or “-e”: “il est temps de manger”.',
    fr: 'Après « de », « à », « pour » et « sans », écrivez « -er » et non « -é », « -ez » ou « -e » : « il est temps de manger ».',
    es: 'Tras «de», «à», «pour» y «sans» se escribe «-er», no «-é», «-ez» ni «-e»: «il est temps de manger».',
  },
  valid: [
    'Il est temps de manger la soupe.',
    'Il n’y a rien de cassé dans la maison.',
    'À peine arrivé, il repart.',
    'Le salaire de l’employé monte.',
    'Trois jours de passés à la mer.',
    'Il passe pour insensé à leurs yeux.',
    'Sans le vouloir, il a ri.',
    'Il vient de nous parler.',
    'Pour fatigué, il l’est.',
    'Les propos de la blessée ont ému.',
    'Deux de trouvés, dix de perdus.',
    'Il nous est venu à l’idée de partir.',
    'Il passe pour réfléchi dans son village.',
  ],
  invalid: [
    { text: 'Mon cousin vient de [[partit]].', fix: 'partir' },
    { text: 'Pour [[gagné]], il faut courir.', fix: 'gagner' },
    { text: 'Il est temps de [[mangé]] la soupe.', fix: 'manger' },
    { text: 'Merci de me [[rappelé]] demain.', fix: 'rappeler' },
    { text: 'Elle part sans [[fermé]] la porte.', fix: 'fermer' },
    { text: 'Il vient pour les [[aidé]] un peu.', fix: 'aider' },
    { text: 'Pensez à vous [[lavé]] les mains.', fix: 'laver' },
    { text: 'Merci de [[répondez]] vite.', fix: 'répondre' },
    { text: 'Pour [[allé]] à la gare, tournez à droite.', fix: 'aller' },
    { text: 'Cela permet de [[passe]] une heure dehors.', fix: 'passer' },
    { text: 'Elle a refusé d’[[arrivé]] plus tôt.', fix: 'arriver' },
    { text: 'Il est en train de [[mangé]].', fix: 'manger' },
    { text: 'Je suis ravie de [[travaillé]] ici.', fix: 'travailler' },
    { text: 'Elle écrit pour [[parlé]] avec nous.', fix: 'parler' },
    { text: 'La cousine promet de ne plus [[crié]] si fort.', fix: 'crier' },
  ],
  misses: ['Elle parle de chanté.'],
  check({ words }, report) {
    for (const [index, preposition] of words.entries()) {
      if (!PREPOSITIONS.has(preposition.norm) || words[index - 1]?.norm === 'quant') continue;
      if (preposition.norm === 'à' && isMisspeltHave(words, index)) continue;
      const place = verbPlace(words, index + 1);
      const verb = words[place.at];
      const isNext = place.at === index + 1;
      if (!verb || !(isVerbWithout(verb, preposition.norm === 'pour') || isPast(verb, isNext)))
        continue;
      const isEnding = /[^é]e$/u.test(verb.norm);
      const after = words[place.at + 1];
      // `la peur de l’ignoré.`: somebody or something so described
      if (place.hasArticle && !place.hasPronoun && (!after || after.kind === 'punctuation'))
        continue;
      const isSure =
        isPast(verb, place.at === index + 1 && isAsking(words, index)) ||
        isAimed(words, index, place.at) ||
        (place.hasPronoun && !isEnding) ||
        (place.hasArticle ? !isEnding && !has(verb, isNoun) : isBare(words, index, place.at));
      const fixes = isSure ? infinitivesOf(verb) : [];
      if (fixes.length > 0) report(verb, fixes.slice(0, 2));
    }
  },
});

/** `il vient de partit`: a past tense and nothing else. */
const isPast = (verb: AnalysedWord, isAsked: boolean): boolean =>
  isAsked && hasOnly(verb, (r) => isFinite(r) && r.mood === 'ind' && r.tense === 'past');

/** `pour gagné, il faut courir`, but `pour fatigué, il l’est` */
const isAimed = (words: readonly AnalysedWord[], preposition: number, verb: number): boolean =>
  preposition === 0 &&
  words[0]?.norm === 'pour' &&
  words[verb + 1]?.text === ',' &&
  /é$/u.test(words[verb]?.norm ?? '') &&
  !has(words[verb], isNoun) &&
  !words.some((word) => has(word, ({ lemma }) => lemma === 'être'));

const isFirstGroup = (reading: AnalysedWord['best']): boolean =>
  isFinite(reading) && reading.lemma.endsWith('er');

function verbPlace(words: readonly AnalysedWord[], from: number) {
  let at = pastAdverbial(words, from);
  let hasPronoun = false;
  let hasArticle = false;
  for (; words[at]?.kind === 'word'; at += 1) {
    const norm = words[at]?.norm ?? '';
    if (PRONOUNS.has(norm)) hasPronoun = true;
    else if (ARTICLES.has(norm)) hasArticle = true;
    else if (!NOT.has(norm) || !hasPronoun) break;
  }
  return { at, hasPronoun, hasArticle };
}

/**
 * A form in -é or -ez that is no infinitive.
 * @param isAim whether it stands after `pour`, where other participles hardly do: `pour convaincu le jury`
 */
function isVerbWithout(verb: AnalysedWord, isAim: boolean): boolean {
  if (!isPlainWord(verb) || isUnknown(verb) || has(verb, isInfinitive)) return false;
  if (has(verb, ({ pos }) => pos === 'ADV' || pos === 'ADP')) return false;
  if (/[^é]e$/u.test(verb.norm)) return has(verb, isFinite);
  if (/ez$/u.test(verb.norm)) return has(verb, isFinite) && !has(verb, isNoun);
  const ending = isAim ? /[éiu]$/u : /é$/u;
  return ending.test(verb.norm) && has(verb, isPastParticiple);
}

/** Verbs and nouns that take `de` and an infinitive. */
const ASKING =
  /^(?:accepter|refuser|décider|essayer|éviter|arrêter|cesser|finir|oublier|permettre|interdire|promettre|proposer|tenter|choisir|continuer|craindre|mériter|risquer|intention|envie|besoin|droit|moyen|possibilité|occasion|façon|manière|temps|chance|peur|but|assurer|capable|obligé|libre|facile|difficile|possible|impossible|train|content|heureux|ravi|désolé|honneur|habitude|plaisir|projet|lieu|rêver|mieux|merci|suffire|empêcher|persuader|menacer|venir|conseiller|demander|dire|prier)$/u;

/** `il refuse de`, `l’intention de`, `a refusé de` */
const isAsking = (words: readonly AnalysedWord[], preposition: number): boolean =>
  /^(?:de|d')$/u.test(words[preposition]?.norm ?? '') &&
  (/^(?:afin|avant)$/u.test(words[preposition - 1]?.norm ?? '') ||
    has(words[beforeAdverbs(words, preposition)], ({ lemma }) => ASKING.test(lemma)));

/** `il décide alors de`, `pensez cependant à`: what the adverbs before a preposition belong to. */
function beforeAdverbs(words: readonly AnalysedWord[], preposition: number): number {
  let at = preposition - 1;
  while (at > 0 && hasOnly(words[at], ({ pos }) => pos === 'ADV')) at -= 1;
  return at;
}

/** Verbs and adjectives that take `à` and an infinitive. */
const LEADING =
  /^(?:aider|amener|amuser|apprendre|apte|arriver|aspirer|autoriser|chercher|commencer|condamner|conduire|consister|continuer|contribuer|destiner|destiné|encourager|exposer|forcer|habituer|hésiter|inciter|inviter|mettre|obliger|parvenir|penser|persister|pousser|prêt|propre|renoncer|réussir|rester|servir|songer|tarder|tendre|viser)$/u;

/** `il tend à`, `les travaux à`: no subject of “a” stands before. */
const isLeading = (words: readonly AnalysedWord[], preposition: number): boolean => {
  const before = words[beforeAdverbs(words, preposition)];
  if (words[preposition]?.norm !== 'à' || before?.kind !== 'word') return false;
  if (has(before, ({ lemma }) => LEADING.test(lemma)) && !has(before, isNoun)) return true;
  return before.best.pos === 'NOUN' && hasOnly(before, ({ number }) => number === 'pl');
};

const WITHOUT_OBJECT =
  /^(?:parler|discuter|participer|postuler|assister|voyager|téléphoner|marcher|danser|jouer|travailler|profiter|échanger|communiquer|dîner|déjeuner|rentrer|bavarder|nager|manger|étudier)$/u;

/** Without a pronoun between: `sans fermé la porte`, `de mangé la soupe`. */
function isBare(words: readonly AnalysedWord[], preposition: number, verb: number): boolean {
  const word = words[verb];
  const next = words[verb + 1];
  if (has(word, isFinite) && /ez$/u.test(word?.norm ?? '')) return true;
  const isArticle =
    /^(?:les?|la|l'|une?|ces?|cet|cette|[mts](?:on|a|es)|[nv]otre|[nv]os|leurs?)$/u.test(
      next?.norm ?? '',
    );
  const isEnding = /[^é]e$/u.test(word?.norm ?? '');
  if (isEnding) return isArticle && isAsking(words, preposition) && has(word, isFirstGroup);
  if (!has(word, isNoun) && (isAsking(words, preposition) || isLeading(words, preposition)))
    return true;
  // `pour allé à la gare`
  const isGoing = /^(?:aller|arriver|rester|retourner|tomber|partir|venir)$/u;
  const isPlace = /^(?:à|au|aux|en|chez|dans|vers|jusqu'|jusque|là-bas)$/u;
  if (
    !has(word, isNoun) &&
    has(word, ({ lemma }) => isGoing.test(lemma)) &&
    isPlace.test(next?.norm ?? '') &&
    /^(?:pour|sans)$/u.test(words[preposition]?.norm ?? '')
  )
    return true;
  // `pour parlé avec vous`: such participles describe nothing.
  if (
    /^(?:pour|sans)$/u.test(words[preposition]?.norm ?? '') &&
    has(word, ({ lemma }) => WITHOUT_OBJECT.test(lemma)) &&
    (!next || /^(?:PUNCT|ADP|ADV|CCONJ)$/u.test(next.best.pos))
  )
    return true;
  // `pour facilité les choses`
  if (isArticle && words[preposition]?.norm === 'pour') return next?.norm !== 'un';
  if (has(word, isNoun) || BEFORE_DE.test(words[preposition - 1]?.norm ?? '')) return false;
  const hasObject = next?.best.pos === 'DET' && !/^(?:des|de|d')$/u.test(next.norm);
  return next?.kind === 'word' && hasObject;
}
