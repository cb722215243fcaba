import { defineRule, matchCase, type AnalysedWord } from '@tercet/proofreading-core';
import { pastClitics } from '../grammar/clitics';
import { nounGroups } from '../grammar/noun-groups';
import { openingGroup } from '../grammar/opening-group';
import { has, hasOnly, isFinite, isHanging, isVerbal } from '../grammar/words';

/** Nouns of place and time: what follows `ou` and a subject is a clause about them. */
const PLACES =
  /^(?:endroit|endroits|lieu|lieux|jour|jours|moment|moments|cas|sens|mesure|pays|ville|maison|rue|époque|année|années|heure|instant|point|page|période|là|partout|place|situation|dossier|zone|siècle|temps|monde|niveau|soir|matin|semaine|mois|région|chambre|école|village|restaurant|café|bar|hôtel|magasin|boutique|bureau|usine|entreprise|société|quartier|parc|jardin|plage|hôpital|gare|appartement|immeuble|salle|pièce|cuisine|club|camping|site|forum|coin|film|époque|lycée|collège|université|bibliothèque|musée|cinéma|port|île|région|rayon|secteur|service|état)$/u;
const SUBJECTS = /^(?:il|elle|on|ils|elles|je|j'|tu|nous|vous|l'on)$/u;
const ASKED =
  /^(?:trouver|garer|acheter|manger|dormir|loger|aller|mettre|poser|ranger|habiter|stationner)$/u;
const KNOWING =
  /^(?:sais|sait|savoir|savez|savent|savons|savait|ignore|demande|demander|dis|dire|dites|devine|vois|voir|explique|expliquer|montre|montrer|indiquer|comprends|rappelle|souviens|savais|saurais)$/u;
const QUESTION =
  /^(?:est|sont|vas|va|vont|habite|habites|étais|était|êtes|suis|es|vont|irons|ira|seront|sera|allez|allons)$/u;

export const ouAdverbe = defineRule({
  id: 'fr/ou-adverbe',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'For a place or a time, write “{fix}” with an accent.',
    fr: 'Pour un lieu ou un temps, écrivez « {fix} » avec un accent.',
    es: 'Para un lugar o un tiempo, escribe «{fix}» con acento.',
  },
  explanation: {
    en: '“Ou” without an accent means “or else” (“ou bien”); “où” asks or tells where or when: “la ville où il vit”.',
    fr: '« Ou » sans accent veut dire « ou bien » ; « où » dit le lieu ou le temps : « la ville où il vit ».',
    es: '«Ou» sin acento significa «o bien»; «où» indica lugar o tiempo: «la ville où il vit».',
  },
  valid: [
    'La ville où il vit est grande.',
    'Un jour ou deux.',
    'Il part ou il reste.',
    'Où sont les clés ?',
    'Le moment ou la manière importe peu.',
    'Je sais où aller.',
    'Ou bien il vient, ou bien il dort.',
    'D’où viens-tu ?',
    'Le four chauffe ou il est éteint.',
    'Ou préfères-tu le thé ?',
    'Dis-moi oui ou je pars.',
    'Le pain ou la soupe cuit.',
  ],
  invalid: [
    { text: 'La ville [[ou]] il vit est grande.', fix: 'où' },
    { text: 'Le jour [[ou]] elle viendra, il pleuvra.', fix: 'où' },
    { text: '[[Ou]] sont les clés ?', fix: 'Où' },
    { text: 'Je ne sais pas [[ou]] il habite.', fix: 'où' },
    { text: '[[Ou]] puis-je garer ma voiture ?', fix: 'Où' },
    { text: 'Dis-moi [[ou]] tu vas.', fix: 'où' },
    { text: '[[La ou]] tu vas, il pleut.', fix: 'Là où' },
    { text: 'Je ne sais pas s’il vient [[où]] non.', fix: 'ou' },
    { text: 'D’[[ou]] venez-vous ?', fix: 'où' },
    { text: 'Le four [[ou]] elle cuit le pain est neuf.', fix: 'où' },
    { text: 'L’école [[ou]] vont mes enfants ferme.', fix: 'où' },
    { text: 'Dans le cas [[ou]] vous partez, écrivez.', fix: 'où' },
  ],
  misses: ['Il a vu le four ou elle cuit le pain.'],
  falseAlarms: ['Tu fixes le jour ou je m’en charge.'],
  check({ words }, report) {
    for (const [index, word] of words.entries())
      if (
        word.norm === 'ou' &&
        (isPlace(words, index) || isRelative(words, index) || isAsked(words, index))
      )
        report(word, [matchCase(word.text, 'où')]);
      else if (word.norm === 'ou' && words[index - 1]?.norm === 'la' && isThere(words, index))
        report({ start: words[index - 1]?.start ?? word.start, end: word.end }, [
          matchCase(words[index - 1]?.text ?? '', 'là où'),
        ]);
      else if (word.norm === 'où' && isOr(words, index)) report(word, [matchCase(word.text, 'ou')]);
  },
});

/** `la ou tu vas` */
const isThere = (words: readonly AnalysedWord[], index: number): boolean =>
  !words[index - 1]?.text.startsWith('-') && SUBJECTS.test(words[index + 1]?.norm ?? '');

/** `présent où non`: a place is never denied without a verb. */
const isOr = (words: readonly AnalysedWord[], index: number): boolean =>
  index > 0 &&
  words[index + 1]?.norm === 'non' &&
  (!words[index + 2] || words[index + 2]?.kind === 'punctuation');

/** `d’ou vient-il`, `le four ou il cuit son pain`: nouns without a verb are no clause that another could join. */
function isRelative(words: readonly AnalysedWord[], index: number): boolean {
  if (words[index - 1]?.norm === "d'") return true;
  const verb = words[pastClitics(words, index + 2)];
  const isClause =
    SUBJECTS.test(words[index + 1]?.norm ?? '') && verb !== undefined && isFinite(verb.best);
  const next = words[index + 1];
  // `l’école ou vont mes enfants`
  const isTurned =
    hasOnly(next, isVerbal) &&
    has(next, isFinite) &&
    nounGroups(words).some(({ start, determiner }) => start === index + 2 && determiner === start);
  return (isClause || isTurned) && openingGroup(words, index)?.head.start === 0;
}

/** `ou puis-je trouver`, `ou peut-on se garer`, `dis-moi ou tu vas` */
function isAsked(words: readonly AnalysedWord[], index: number): boolean {
  const verb = words[index + 1];
  const before = words[index - 1];
  const isTurned = isHanging(words[index + 2]) || verb?.norm === 'puis-je';
  if (!before && isTurned && words.at(-1)?.text === '?')
    return (
      /^(?:habit|trouv)/u.test(verb?.norm ?? '') ||
      words.slice(index + 2, index + 6).some(({ norm }) => ASKED.test(norm))
    );
  if (!before || !isHanging(before) || !/^-(?:moi|nous)$/u.test(before.text)) return false;
  const going = words[pastClitics(words, index + 2)];
  return (
    /^(?:tu|vous|il|elle|on|ils|elles)$/u.test(verb?.norm ?? '') &&
    has(words[index - 2], ({ lemma }) => /^(?:dire|montrer|expliquer|indiquer)$/u.test(lemma)) &&
    has(going, (reading) => isFinite(reading) && reading.tense !== 'fut')
  );
}

function isPlace(words: readonly AnalysedWord[], index: number): boolean {
  const before = words[index - 1];
  const next = words[index + 1]?.norm ?? '';
  if (!before && words[index + 2]?.norm === 'ce') return false;
  if (!before) return QUESTION.test(next) && words.at(-1)?.text === '?';
  if (before.kind !== 'word') return false;
  const isComma =
    words[index + 1]?.text === ',' && /^(?:sens|cas|mesure|moment)$/u.test(before.norm);
  if (isComma) return SUBJECTS.test(words[index + 2]?.norm ?? '');
  if (PLACES.test(before.norm)) return SUBJECTS.test(next);
  const knows = before.norm === 'pas' || before.norm === 'plus' ? words[index - 2] : before;
  return (
    KNOWING.test(knows?.norm ?? '') &&
    (SUBJECTS.test(next) ||
      (/^(?:sai|sav)/u.test(knows?.norm ?? '') && words[index + 1]?.best.form === 'inf'))
  );
}
