import {
  type AnalysedWord,
  defineRule,
  matchCase,
  type Reading,
  entryOf,
} from '@tercet/proofreading-core';
import { hasOnly, isFinite } from '../grammar/words';

/** Nouns and the verb forms that sound like them. */
const NOUNS: Readonly<Record<string, string>> = {
  envoie: 'envoi',
  envoies: 'envoi',
  renvoie: 'renvoi',
  renvoies: 'renvoi',
  convoie: 'convoi',
  emploie: 'emploi',
  emploies: 'emploi',
  essaie: 'essai',
  essaies: 'essai',
  appuie: 'appui',
  appuies: 'appui',
  ennuie: 'ennui',
  ennuies: 'ennui',
  soutient: 'soutien',
  soutiens: 'soutien',
  maintient: 'maintien',
  maintiens: 'maintien',
  entretient: 'entretien',
  travaille: 'travail',
  travailles: 'travail',
  détaille: 'détail',
  conseille: 'conseil',
  réveille: 'réveil',
  sommeille: 'sommeil',
  accueille: 'accueil',
  recueille: 'recueil',
  appelle: 'appel',
  appelles: 'appel',
  rappelle: 'rappel',
  signale: 'signal',
  crie: 'cri',
  cries: 'cri',
  oublie: 'oubli',
  oublies: 'oubli',
  parie: 'pari',
  paries: 'pari',
  plie: 'pli',
  trie: 'tri',
  défie: 'défi',
  défies: 'défi',
  soucie: 'souci',
  balaie: 'balai',
  impacte: 'impact',
  contacte: 'contact',
  accorde: 'accord',
  retarde: 'retard',
  regarde: 'regard',
  débute: 'début',
};
/** Only a noun follows these. */
const SURE = /^(?:un|mon|ton|son|notre|votre|cet|du|au|aucun|quel)$/u;
/** A pronoun before a verb, or an article. */
const ARTICLE = /^(?:le|l')$/u;

export const nomOuVerbe = defineRule({
  id: 'fr/nom-ou-verbe',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'After a determiner stands the noun: write “{fix}”.',
    fr: 'Après un déterminant vient le nom : écrivez « {fix} ».',
    es: 'Tras un determinante va el sustantivo: escribe «{fix}».',
  },
  explanation: {
    en: 'The noun and the verb sound alike: “un essai”, “le soutien”, “l’envoi”, but “il essaie”, “il soutient”, “il envoie”.',
    fr: 'Le nom et le verbe se prononcent de la même façon : « un essai », « le soutien », « l’envoi », mais « il essaie », « il soutient », « il envoie ».',
    es: 'El sustantivo y el verbo suenan igual: «un essai», «le soutien», «l’envoi», pero «il essaie», «il soutient», «il envoie».',
  },
  valid: [
    'Un essaie, l’autre regarde.',
    'Le petit crie dans la nuit.',
    'Plus d’un crie de joie.',
    'Il le soutient depuis toujours.',
    'L’un crie, l’autre rit.',
    'Ce qu’il emploie est cher.',
    'Son ami l’appelle chaque soir.',
    'Un essai gratuit est offert.',
    'Chacun le travaille à sa façon.',
    'Le maire l’envoie à Paris.',
    'Que la force te soutienne.',
  ],
  invalid: [
    { text: 'Il attend l’[[envoie]] des clés.', fix: 'envoi' },
    { text: 'C’est un [[essaie]] gratuit.', fix: 'essai' },
    { text: 'Merci pour votre [[soutient]].', fix: 'soutien' },
    { text: 'Il a perdu son [[parie]].', fix: 'pari' },
    { text: 'L’[[envoie]] d’un message échoue.', fix: 'envoi' },
    { text: 'C’est un [[signale]] fort.', fix: 'signal' },
    { text: 'Au [[réveille]], il avait faim.', fix: 'réveil' },
    { text: 'Ils ont eu un [[entretient]] hier.', fix: 'entretien' },
  ],
  misses: ['Il vit sans l’emploie des mots.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      const noun = entryOf(NOUNS, word.norm);
      if (noun === undefined || !hasOnly(word, isVerb) || !isNounPlace(words, index)) continue;
      report(word, [matchCase(word.text, noun)]);
    }
  },
});

const isVerb = ({ pos }: Reading): boolean => pos === 'VERB' || pos === 'AUX';

function isNounPlace(words: readonly AnalysedWord[], index: number): boolean {
  const before = words[index - 1];
  const further = words[index - 2];
  if (before?.kind !== 'word' || before.text.startsWith('-')) return false;
  // `c’est un essaie`; but `un crie, l’autre rit`, `plus d’un crie`
  if (before.norm === 'un')
    return /^(?:VERB|AUX|ADP)$/u.test(further?.best.pos ?? '') && further?.norm !== "d'";
  if (SURE.test(before.norm)) return true;
  if (!ARTICLE.test(before.norm)) return false;
  const next = words[index + 1];
  const isOpened =
    further === undefined || (further.best.pos === 'ADP' && !/^(?:pour|sans)$/u.test(further.norm));
  // `il veut l’envoie d’un colis`: after a verb an infinitive would follow.
  const isObject = further !== undefined && isFinite(further.best) && further.margin > 0.3;
  return (
    (isOpened || isObject) && /^(?:de|d'|du|des|à|au|est|a|sera|était)$/u.test(next?.norm ?? '')
  );
}
