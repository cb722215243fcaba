import { type AnalysedWord, type RuleSentence, defineRule } from '@tercet/proofreading-core';
import { type Pair, pairsOf } from '../grammar/cells';
import { chainTo } from '../grammar/chains';
import { type NounGroup, cellsOfGroup, nounGroups } from '../grammar/noun-groups';
import { hasVerbBefore } from '../grammar/spare-verb';
import { participlesOf } from '../grammar/verb-forms';
import { has, hasOnly, isFinite, isInfinitive, isPlainWord, isUnknown } from '../grammar/words';

/** What may follow a participle and no verb that still wants its object. */
const AFTER = /^(?:par|dans|pour|comme|avec|depuis|sur|en|à|au|aux|ne|n'|lors|via|selon)$/u;
/** A verb without an object may well stand before these: `l’eau jaillit au pied du mur`. */
const PLACE = /^(?:dans|avec|depuis|sur|en|à|au|aux)$/u;
/** After these a noun and an infinitive stand side by side: `il voit la neige tomber`. */
const CAUSING = new Set(
  'faire laisser voir entendre écouter regarder sentir envoyer emmener mener amener apercevoir observer espérer croire devoir pouvoir aller'.split(
    ' ',
  ),
);

export const participeApresNom = defineRule({
  id: 'fr/participe-apres-nom',
  category: 'verb',
  level: 'error',
  message: {
    en: 'What describes a noun is a participle: write “{fix}”.',
    fr: 'Ce qui qualifie un nom est un participe : écrivez « {fix} ».',
    es: 'Lo que describe a un nombre es un participio: escribe «{fix}».',
  },
  explanation: {
    en: 'The clause has its verb already, and the word only tells something of the noun before it. Participles end in “-é”, “-i”, “-u” or “-s” and agree with their noun: “une valeur renvoyée par l’appel”, “un prix défini par contrat”.',
    fr: 'La proposition a déjà son verbe, et le mot ne fait que qualifier le nom qui précède. Le participe finit en « -é », « -i », « -u » ou « -s » et s’accorde : « une valeur renvoyée par l’appel », « un prix défini par contrat ».',
    es: 'La oración ya tiene su verbo, y la palabra solo califica al nombre anterior. El participio termina en «-é», «-i», «-u» o «-s» y concuerda: «une valeur renvoyée par l’appel», «un prix défini par contrat».',
  },
  valid: [
    'Le contrat garantit par écrit le même prix.',
    'Elle voit le chien creuser dans le jardin.',
    'Il pense que le règlement définit pour chacun une place.',
    'Il faut laisser le client payer par carte.',
    'La personne qui garde la maison finit à midi.',
    'Dans ce cas le vendeur fournit par avance une facture.',
    'On lui a donné un prix défini par contrat.',
    'Il apprend pour quelle raison le train part.',
    'Le chef finit par céder.',
    'Voici un endroit où manger avec des amis.',
  ],
  invalid: [
    { text: 'Il a un prix de vente [[définit]] par contrat.', fix: 'défini' },
    { text: 'Elle lit la facture [[fournit]] par le vendeur.', fix: 'fournie' },
    {
      text: 'Les Romains aiment les murs [[bâtit]] par eux.',
      fix: 'bâtis',
    },
    { text: 'On entre par une porte [[fermer]] par un verrou.', fix: 'fermée' },
    { text: 'La lettre [[envoyer]] le 3 mai est perdue.', fix: 'envoyée' },
    { text: 'Voilà une maison [[habiter]] par deux familles.', fix: 'habitée' },
    { text: 'Il soigne des enfants [[atteint]] de fièvre.', fix: 'atteints' },
    { text: 'La clé [[fournit]] n’ouvre pas la porte.', fix: 'fournie' },
    { text: 'Cette ville garde un charme [[enrichit]] par ses jardins.', fix: 'enrichi' },
  ],
  misses: ['Une loi établit en 1901 règle ce point.'],
  check(sentence, report) {
    const { words } = sentence;
    for (const group of nounGroups(words)) {
      const word = words[group.end];
      if (!isPlainWord(word) || word.gap === '' || isUnknown(word)) continue;
      if (!isOpenBehind(words, group.end) || !isWrong(words, group, word)) continue;
      const fixes = fixesOf(sentence, group, word);
      if (fixes.length > 0) report(word, fixes.slice(0, 2));
    }
  },
});

/** Whether no object of a verb follows. */
function isOpenBehind(words: readonly AnalysedWord[], index: number): boolean {
  const next = words[index + 1];
  if (!next || /^[.!?;:)]$/u.test(next.text)) return true;
  const isAttained = words[index]?.norm === 'atteint' && /^(?:de|d')$/u.test(next.norm);
  if (isDated(words, index)) return true;
  return isAttained || AFTER.test(next.norm);
}

/** `une lettre envoyer le 3 mars est`: a date, and then the verb of the noun. */
function isDated(words: readonly AnalysedWord[], index: number): boolean {
  const isDate = words[index + 1]?.norm === 'le' && words[index + 2]?.kind === 'number';
  const verb = words.slice(index + 3, index + 6).find(({ best }) => isFinite(best));
  return isDate && verb !== undefined && hasOnly(verb, (r) => r.form === 'fin' || r.pos !== 'VERB');
}

function isWrong(words: readonly AnalysedWord[], group: NounGroup, word: AnalysedWord): boolean {
  const isByAgent = words[group.end + 1]?.norm === 'par';
  if (/er$/u.test(word.norm) && hasOnly(word, isInfinitive))
    return (
      words[group.end + 1] !== undefined &&
      !words.slice(0, group.end).some(({ norm }) => /quel|^(?:comment|où|quoi)$/u.test(norm)) &&
      !words.slice(0, group.start).some((one) => has(one, ({ lemma }) => CAUSING.has(lemma))) &&
      (isByAgent || isDated(words, group.end)
        ? group.determiner !== undefined
        : hasVerbBefore(words, group))
    );
  const isSilent =
    /(?:it|is|ut|us|int)$/u.test(word.norm) && !has(word, ({ pos }) => pos === 'ADJ');
  if (!isFinite(word.best) || !(isSilent || word.norm === 'atteint')) return false;
  if (PLACE.test(words[group.end + 1]?.norm ?? '')) return false;
  return hasVerbBefore(words, group) || isBeforeVerb(words, group);
}

/** `la clé fournit n’est pas`: no two verbs of one subject stand side by side. */
function isBeforeVerb(words: readonly AnalysedWord[], group: NounGroup): boolean {
  const at = group.end + 1;
  const start = chainTo(words, group, true).groups[0]?.start ?? group.start;
  const verb = words[at + 1];
  const isVerbNext =
    /^(?:ne|n')$/u.test(words[at]?.norm ?? '') && verb !== undefined && isFinite(verb.best);
  return (
    isVerbNext &&
    !words.slice(0, start).some(({ norm }) => /^(?:que|qu'|dont|où|comme|si|quand)$/u.test(norm))
  );
}

/** The participles that sound alike, agreeing with the nearest noun of its own article, or with the first. */
function fixesOf({ words, grammar }: RuleSentence, group: NounGroup, word: AnalysedWord): string[] {
  const { groups } = chainTo(words, group);
  const ordered = group.determiner === undefined ? groups : [...groups].reverse();
  const pairs = ordered.flatMap((one): Pair[] => pairsOf(cellsOfGroup(words, one)));
  const stem = word.norm.replace(/(?:er|t|s)$/u, '');
  const isAlike = (form: string): boolean =>
    /er$/u.test(word.norm) ? form.startsWith(`${stem}é`) : form.startsWith(stem);
  return participlesOf(word, grammar, pairs).filter(isAlike);
}
