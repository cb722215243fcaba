import {
  type AnalysedWord,
  type RuleSentence,
  defineRule,
  matchCase,
} from '@tercet/proofreading-core';
import { NONE, PLURAL, cellsOfWord, pairsOf } from '../grammar/cells';
import { isClauseStart } from '../grammar/clause-start';
import { nounGroups } from '../grammar/noun-groups';
import { openingGroup } from '../grammar/opening-group';
import { participlesOf } from '../grammar/verb-forms';
import { has, isPastParticiple, isUnknown, isVerbal } from '../grammar/words';

const OPENING = /^(?:que|qu'|mais|et|car|puisque|quand|si|donc|ou|alors|oui|non)$/u;
/** What follows `c’est`, and never a reflexive auxiliary. */
const PRESENTED =
  /^(?:un|une|le|la|les|l'|des|du|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs|ce|cet|cette|ces|moi|toi|lui|eux|vrai|faux|pourquoi|comme|quoi|qui|pour|chez|dans)$/u;

const SUBJECT = /^(?:les?|la|l'|[mts](?:on|a|es)|notre|votre|nos|vos|leurs?|ce|cet|cette|ces)$/u;

/** Verbs that are mostly reflexive where `c’est` could also stand: not `le sport, c’est varié`. */
const REFLEXIVE = new Set(
  `passer casser blesser lever tromper marier rencontrer endormir réveiller produire plaindre enfuir évanouir arrêter
  souvenir disputer battre inscrire installer excuser moquer amuser ennuyer coucher laver habiller brûler fouler tordre
  noyer suicider envoler échapper écraser améliorer aggraver dérouler tenir réunir engager efforcer emparer fâcher
  énerver inquiéter débrouiller adapter comporter approcher éloigner asseoir retrouver retourner réfugier abonner
  effondrer dégrader déchirer séparer écouler avérer désolidariser évertuer éteindre`.split(/\s+/u),
);

export const cEstSEst = defineRule({
  id: 'fr/c-est-s-est',
  category: 'confusion',
  level: 'error',
  message: {
    en: '“{found}” should be “{fix}”: “s’est” belongs to a reflexive verb, “c’est” means “cela est”.',
    fr: '« {found} » s’écrit ici « {fix} » : « s’est » fait partie d’un verbe pronominal, « c’est » veut dire « cela est ».',
    es: '«{found}» debe ser «{fix}»: «s’est» pertenece a un verbo pronominal; «c’est» significa «cela est».',
  },
  explanation: {
    en: 'If “je me suis” fits with another subject, write “s’est”: “elle s’est trompée”. If “cela est” fits, write “c’est”.',
    fr: 'Si l’on peut dire « je me suis » avec un autre sujet, écrivez « s’est » : « elle s’est trompée ». Si l’on peut dire « cela est », écrivez « c’est ».',
    es: 'Si con otro sujeto puede decirse «je me suis», escribe «s’est»: «elle s’est trompée». Si puede decirse «cela est», escribe «c’est».',
  },
  valid: [
    'Il a bu un thé et s’est un peu reposé.',
    'Elle a attendu, s’est un peu ennuyée, puis est partie.',
    'Elle s’est trompée.',
    'C’est un bon livre.',
    'Il dit que c’est vrai.',
    'Lui, c’est fini.',
    'Paul s’est levé.',
    'L’un s’est assis.',
    'Le chat, c’est connu, dort beaucoup.',
    'Tout ce qui s’est passé est clair.',
    'On s’est vus hier.',
    'Le concert, c’est fini.',
    'Le dessert, c’est offert par la maison.',
    'Mes amis, ce sont des gens bien.',
    'Un chat, c’est compliqué.',
    'Le plus dur, c’est de passer un an ici.',
  ],
  invalid: [
    { text: 'Elle [[c’est]] trompée.', fix: 's’est' },
    { text: 'Il [[c’est]] levé tôt.', fix: 's’est' },
    { text: 'On ne sait pas ce qui [[c’est]] passé.', fix: 's’est' },
    { text: '[[S’est]] un bon livre.', fix: 'C’est' },
    { text: 'Je crois que [[s’est]] la fin.', fix: 'c’est' },
    { text: 'Il pleut, mais [[s’est]] pas grave.', fix: 'c’est' },
    { text: 'Paul [[c’est]] levé.', fix: 's’est' },
    { text: 'Mon voisin [[c’est]] blessé au pied.', fix: 's’est' },
    { text: 'Mes cousines [[ce sont]] bien amusées.', fix: 'se sont' },
    { text: 'Ils [[ce sont]] rencontrés hier.', fix: 'se sont' },
    { text: 'Tes amies [[ce sont bien amusé]].', fix: 'se sont bien amusées' },
    { text: 'Le conseil de quartier [[c’est]] réuni hier.', fix: 's’est' },
    { text: 'Le dîner [[s’était]] délicieux.', fix: 'était' },
    { text: 'Tout [[c’est]] bien passé.', fix: 's’est' },
    { text: 'Ils [[c’est]] trompés de route.', fix: 'se sont' },
    { text: 'Comment [[c’est]] passée la fête ?', fix: 's’est' },
    { text: '[[S’est]] dommage de partir.', fix: 'C’est' },
  ],
  misses: ['Le concert c’est terminé à minuit.'],
  check(sentence, report) {
    const { words } = sentence;
    for (const [index, word] of words.entries()) {
      const verb = words[index + 1];
      if (word.norm === 'ce' && /^(?:sont|étaient)$/u.test(verb?.norm ?? '') && verb) {
        if (isReflexive(words, index)) {
          const fix = `${matchCase(word.text, 'se')} ${verb.text}`;
          const both = mendedParticiple(sentence, index, verb);
          report({ start: word.start, end: both?.end ?? verb.end }, both?.fixes ?? [fix]);
        }
        continue;
      }
      if (!verb || verb.gap !== '' || !/^(?:est|était)$/u.test(verb.norm)) continue;
      const span = { start: word.start, end: verb.end };
      const put = (letter: string): string[] => [
        `${matchCase(word.text, letter)}${word.text.slice(1)}${verb.text}`,
      ];
      const isMany = /^(?:ils|elles)$/u.test(words[index - 1]?.norm ?? '');
      if (word.norm === "c'" && isReflexive(words, index))
        report(
          span,
          isMany ? [verb.norm === 'est' ? 'se sont' : 's’étaient', ...put('s')] : put('s'),
        );
      if (word.norm === "s'" && isPresenting(words, index)) report(span, put('c'));
      if (word.norm === "s'" && isDescribed(words, index)) report(span, [verb.text, ...put('c')]);
    }
  },
});

/** `les vacances ce sont bien passé`: the participle agrees as soon as “se” is right. */
function mendedParticiple(
  { words, text, start, grammar }: RuleSentence,
  index: number,
  verb: AnalysedWord,
) {
  const participle = words[afterAdverbs(words, index + 2)];
  const subject = words[index - 1];
  const isPronoun = /^(?:ils|elles)$/u.test(subject?.norm ?? '');
  const cells =
    subject && isPronoun
      ? cellsOfWord(subject, ({ pos }) => pos === 'PRON') & PLURAL
      : (openingGroup(words, index)?.cells ?? NONE) & PLURAL;
  const isOwn = has(participle, ({ lemma }) => REFLEXIVE.has(lemma));
  if (!participle || !isOwn || cells === NONE || has(participle, ({ number }) => number === 'pl'))
    return undefined;
  const between = text.slice(verb.start - start, participle.start - start);
  const fixes = participlesOf(participle, grammar, pairsOf(cells));
  return fixes.length > 0
    ? { end: participle.end, fixes: fixes.slice(0, 2).map((form) => `se ${between}${form}`) }
    : undefined;
}

function isReflexive(words: readonly AnalysedWord[], index: number): boolean {
  const subject = words[index - 1];
  if (subject?.kind !== 'word' || subject.text.startsWith('-')) return false;
  const verb = words[index + 1];
  const participle = words[afterAdverbs(words, index + 2)];
  if (!participle || isUnknown(participle)) return false;
  // `on c’est bien amuser`: the ending is wrong too.
  const isHeard = has(participle, ({ form, lemma }) => form === 'inf' && REFLEXIVE.has(lemma));
  if (!isHeard && !has(participle, isPastParticiple)) return false;
  if (/^(?:ils?|on)$/u.test(subject.norm)) return true;
  // `chez elle c’est fermé`
  const isObject = words[index - 2]?.best.pos === 'ADP' || words[index - 2]?.norm === 'que';
  if (/^(?:elles?|qui)$/u.test(subject.norm)) return !isObject;
  const isOwn = has(participle, ({ lemma }) => REFLEXIVE.has(lemma));
  // `comment c’est passée ta journée`
  const isAsked = has(participle, ({ lemma }) =>
    /^(?:passer|dérouler|produire|terminer)$/u.test(lemma),
  );
  if (index === 1 && subject.norm === 'comment') return isAsked && participle === words[index + 2];
  if (subject.norm === 'tout' && isAsked)
    return index === 1 || /^(?:que|et|mais)$/u.test(words[index - 2]?.norm ?? '');
  return isNounSubject(words, index) && (isOwn || verb?.norm !== 'est');
}

/** `mon frère c’est`: a noun of its own article, or a name, with which the clause begins. */
function isNounSubject(words: readonly AnalysedWord[], index: number): boolean {
  const group = nounGroups(words).find(({ end }) => end === index);
  if (
    group?.determiner !== undefined &&
    SUBJECT.test(words[group.start]?.norm ?? '') &&
    isClauseStart(words, group.start)
  )
    return group.after.length === 0;
  return hasComplement(words, index) || isNameAlone(words, index);
}

/** `le comité de direction c’est réuni` */
function hasComplement(words: readonly AnalysedWord[], index: number): boolean {
  const head = openingGroup(words, index)?.head;
  return head !== undefined && head.end < index && SUBJECT.test(words[head.start]?.norm ?? '');
}

function isNameAlone(words: readonly AnalysedWord[], index: number): boolean {
  const name = words[index - 1];
  return name?.best.pos === 'PROPN' && isClauseStart(words, index - 1);
}

function afterAdverbs(words: readonly AnalysedWord[], from: number): number {
  let at = from;
  while (words[at]?.best.pos === 'ADV') at += 1;
  return at;
}

/** `le repas s’était délicieux`: no adjective follows a reflexive auxiliary. */
function isDescribed(words: readonly AnalysedWord[], index: number): boolean {
  const said = afterAdverbs(words, index + 2);
  const next = words[said + 1];
  const isSaid =
    words[said]?.best.pos === 'ADJ' && !has(words[said], (r) => isVerbal(r) || r.pos === 'ADV');
  return isSaid && isNounSubject(words, index) && (!next || next.kind === 'punctuation');
}

function isPresenting(words: readonly AnalysedWord[], index: number): boolean {
  const before = words[index - 1];
  const next = words[index + 2];
  const isStart =
    before === undefined || before.kind === 'punctuation' || OPENING.test(before.norm);
  if (!isStart || next?.kind !== 'word') return false;
  // `il a bu et s’est un peu reposé`, `s’est lui-même accusé`
  if (words.slice(index + 2, index + 6).some((word) => has(word, isPastParticiple))) return false;
  if (PRESENTED.test(next.norm)) return true;
  // `s’est dommage`: at the start no subject can stand before.
  if (before === undefined && /^(?:ADJ|NOUN)$/u.test(next.best.pos) && !has(next, isVerbal))
    return true;
  const last = words[afterAdverbs(words, index + 2)];
  return (
    last !== next &&
    last !== undefined &&
    /^(?:pas|trop|très|bien|plus|aussi|vraiment)$/u.test(next.norm) &&
    (last.best.pos === 'DET' || last.best.pos === 'ADJ') &&
    !has(last, isPastParticiple)
  );
}
