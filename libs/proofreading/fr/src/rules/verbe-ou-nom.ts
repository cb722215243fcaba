import {
  type AnalysedWord,
  defineRule,
  type Grammar,
  matchCase,
  entryOf,
} from '@tercet/proofreading-core';
import { CLITICS, type Person, SUBJECT_PERSONS } from '../grammar/clitics';
import { has, isFinite } from '../grammar/words';

/** Nouns that sound like a form of the verb. */
const VERBS: Readonly<Record<string, string>> = {
  travail: 'travailler',
  envoi: 'envoyer',
  renvoi: 'renvoyer',
  emploi: 'employer',
  essai: 'essayer',
  appui: 'appuyer',
  ennui: 'ennuyer',
  soutien: 'soutenir',
  maintien: 'maintenir',
  entretien: 'entretenir',
  détail: 'détailler',
  conseil: 'conseiller',
  réveil: 'réveiller',
  accueil: 'accueillir',
  recueil: 'recueillir',
  appel: 'appeler',
  rappel: 'rappeler',
  signal: 'signaler',
  oubli: 'oublier',
  pari: 'parier',
  cri: 'crier',
  tri: 'trier',
  défi: 'défier',
  souci: 'soucier',
  transfert: 'transférer',
  balai: 'balayer',
  relai: 'relayer',
  convoi: 'convoyer',
  octroi: 'octroyer',
  recul: 'reculer',
  calcul: 'calculer',
  vol: 'voler',
  désir: 'désirer',
  soupir: 'soupirer',
  repli: 'replier',
  éclair: 'éclairer',
  film: 'filmer',
  exil: 'exiler',
  clou: 'clouer',
  trou: 'trouer',
  éveil: 'éveiller',
  sommeil: 'sommeiller',
};

export const verbeOuNom = defineRule({
  id: 'fr/verbe-ou-nom',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'After its subject stands the verb: write “{fix}”.',
    fr: 'Après son sujet vient le verbe : écrivez « {fix} ».',
    es: 'Tras su sujeto va el verbo: escribe «{fix}».',
  },
  explanation: {
    en: 'The noun and the verb sound alike: “le travail”, “un envoi”, but “il travaille”, “je vous envoie”.',
    fr: 'Le nom et le verbe se prononcent de la même façon : « le travail », « un envoi », mais « il travaille », « je vous envoie ».',
    es: 'El sustantivo y el verbo suenan igual: «le travail», «un envoi», pero «il travaille», «je vous envoie».',
  },
  valid: [
    'C’est elle le soutien de la famille.',
    'Pour lui et elle le travail est un jeu.',
    'Il travaille beaucoup.',
    'Son travail lui plaît.',
    'Que fait-il, travail ou repos ?',
    'Je vous envoie la lettre.',
    'Pour elle, conseil et appui comptent.',
    'Chez elle travail et repos alternent.',
    'Tu appelles ton frère.',
    'A-t-il emploi et logis ?',
  ],
  invalid: [
    { text: 'Il [[travail]] beaucoup.', fix: 'travaille' },
    { text: 'Je vous [[envoi]] la lettre.', fix: 'envoie' },
    { text: 'Tu [[appel]] ton frère.', fix: 'appelles' },
    { text: 'On [[essai]] de comprendre.', fix: 'essaie' },
    { text: 'Il le [[conseil]] bien.', fix: 'conseille' },
    { text: 'Ils se [[réveil]] tôt.', fix: 'réveillent' },
    { text: 'Je vous les [[envoi]] demain.', fix: 'envoie' },
    { text: 'Il [[recul]] d’un pas.', fix: 'recule' },
  ],
  misses: ['Paul travail beaucoup.'],
  check({ words, grammar }, report) {
    for (const [index, word] of words.entries()) {
      const lemma = entryOf(VERBS, word.norm);
      if (lemma === undefined || has(word, isFinite)) continue;
      const person = subjectBefore(words, index);
      const forms = person ? formsOf(grammar, lemma, person).filter(soundsLike(word)) : [];
      if (forms.length > 0)
        report(word, forms.map((form) => matchCase(word.text, form)).slice(0, 2));
    }
  },
});

/** `essaie` for `essai`, not `essaye`. */
const soundsLike =
  ({ norm }: AnalysedWord) =>
  (form: string): boolean =>
    form.startsWith(norm.replace(/(?:l|ien|ert)$/u, ''));

/** The subject pronoun that stands before, with other pronouns between at most. */
function subjectBefore(words: readonly AnalysedWord[], verb: number): Person | undefined {
  let at = verb - 1;
  while (CLITICS.has(words[at]?.norm ?? '') && !words[at]?.text.startsWith('-')) at -= 1;
  const subject = words[at];
  if (!subject || subject.text.startsWith('-')) return undefined;
  // `c’est elle le soutien`, `chez elle travail et repos`
  const isArticle = /^(?:le|la|l'|les)$/u.test(words[verb - 1]?.norm ?? '');
  if (/^elles?$/u.test(subject.norm) && (isArticle || at > 0)) return undefined;
  return entryOf(SUBJECT_PERSONS, subject.norm);
}

const formsOf = (grammar: Grammar, lemma: string, person: Person): readonly string[] =>
  grammar.inflect(
    { tag: 'VERB.inf', pos: 'VERB', form: 'inf', lemma },
    { form: 'fin', mood: 'ind', tense: 'pres', ...person },
  );
