import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { PLURAL, cellsOfWord } from '../grammar/cells';
import { formsOf } from '../grammar/forms';
import { isNominal, isNoun, isPlainWord, isUnknown } from '../grammar/words';
import { COUNTABLE } from '../phrases/countable';

const QUANTITIES = new Set([
  'beaucoup',
  'trop',
  'tant',
  'autant',
  'combien',
  'peu',
  'moins',
  'davantage',
  'plein',
  'assez',
]);
/** After these the noun is always plural. */
const COUNTS = new Set([
  'nombre',
  'nombres',
  'dizaine',
  'dizaines',
  'douzaine',
  'vingtaine',
  'trentaine',
  'centaine',
  'centaines',
  'millier',
  'milliers',
  'multitude',
  'kyrielle',
  'série',
  'infinité',
]);
/** These hold several of what can be counted. */
const SETS = new Set([
  'liste',
  'tableau',
  'ensemble',
  'suite',
  'paire',
  'groupe',
  'collection',
  'tas',
]);
/** `un nombre entier de`, `le nombre maximal de` */
const BETWEEN = new Set(
  'maximal maximum minimal minimum total exact grand petit limité illimité certain suffisant croissant moyen important infini fixe'.split(
    ' ',
  ),
);
/** `le tableau de classe`, `la liste de commande` */
const LABELS =
  /^(?:classe|commande|table|résultat|processus|projet|ville|rue|langue|connexion|calendrier|serveur|article|prix|jour|porte|maison|image|site|règle|ligne|bloc|page|niveau|note|membre)$/u;
/** `le nombre d’or`, `une série de reste` */
const UNCOUNTED = new Set([
  'or',
  'mach',
  'avogadro',
  'côté',
  'fer',
  'personnel',
  'matériel',
  'fourier',
]);

export const nombreDe = defineRule({
  id: 'fr/nombre-de',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'After a quantity, what is counted is plural: “{fix}”.',
    fr: 'Après une quantité, ce que l’on compte est au pluriel : « {fix} ».',
    es: 'Tras una cantidad, lo que se cuenta va en plural: «{fix}».',
  },
  explanation: {
    en: '“Nombre de”, “beaucoup de”, “trop de” take the plural of things that can be counted: “le nombre de pages”, “trop d’erreurs”.',
    fr: '« Nombre de », « beaucoup de », « trop de » demandent le pluriel de ce qui se compte : « le nombre de pages », « trop d’erreurs ».',
    es: '«Nombre de», «beaucoup de» y «trop de» piden el plural de lo que se puede contar: «le nombre de pages», «trop d’erreurs».',
  },
  valid: [
    'Il a peu de minima à revoir.',
    'Avec un peu d’adresse, il réussira.',
    'Le nombre de pages est grand.',
    'Il a beaucoup de temps.',
    'Trop de bruit gêne.',
    'Il boit peu de lait.',
    'Une dizaine de personnes attendent.',
    'Le nombre d’or fascine.',
    'Il y a moins de neige.',
    'Combien de fois vient-il ?',
  ],
  invalid: [
    { text: 'Le nombre de [[page]] est grand.', fix: 'pages' },
    { text: 'Il a fait trop d’[[erreur]].', fix: 'erreurs' },
    { text: 'Beaucoup de [[parent]] viennent.', fix: 'parents' },
    { text: 'Une dizaine de [[personne]] attendent.', fix: 'personnes' },
    { text: 'Elle a beaucoup d’[[ami]].', fix: 'amis' },
    { text: 'Voici la liste d’[[adresse]] à revoir.', fix: 'adresses' },
    { text: 'Indiquez le nombre maximal de [[ligne]].', fix: 'lignes' },
  ],
  misses: ['Il y a beaucoup de lapin ici.'],
  check({ words, grammar }, report) {
    for (const [index, de] of words.entries()) {
      if (de.norm !== 'de' && de.norm !== "d'") continue;
      const noun = words[index + 1];
      if (!isPlainWord(noun) || isUnknown(noun) || noun.text.length < 2) continue;
      if (noun.best.pos !== 'NOUN' && !COUNTABLE.has(noun.norm)) continue;
      if ((cellsOfWord(noun, isNominal) & PLURAL) !== 0) continue;
      if (!asksPlural(words, index, noun)) continue;
      // `un peu d’adresse`: skill
      if (noun.norm === 'adresse' && words[index - 1]?.norm === 'peu') continue;
      if (/^(?:minima|maxima|errata|addenda|desiderata)$/u.test(noun.norm)) continue;
      const forms = formsOf(noun, grammar, isNoun, { number: 'pl' });
      if (forms.length > 0) report(noun, forms.slice(0, 1));
    }
  },
});

/** Persons and things of every day that no quantity but a number of them has. */
const isOfLife = ({ norm }: AnalysedWord): boolean =>
  /^(?:parent|adulte|jeune|collègue|habitant|touriste|voyageur|employé|salarié|patient|candidat|professeur|enseignant|médecin|invité|participant|fille|garçon|copain|copine|cousin|spectateur|lecteur|citoyen|avantage|inconvénient|endroit|activité|entreprise|magasin|restaurant|appartement|chambre|arbre|animal|insecte|film|chanson|journal|matière|examen|exercice|métier|loisir|souvenir|voyage|mail|appel|réunion)$/u.test(
    norm,
  );

function asksPlural(words: readonly AnalysedWord[], de: number, noun: AnalysedWord): boolean {
  const before = words[de - 1];
  if (!before) return false;
  if (QUANTITIES.has(before.norm)) return COUNTABLE.has(noun.norm) || isOfLife(noun);
  if (SETS.has(before.norm) && words[de - 2]?.best.pos === 'DET')
    return COUNTABLE.has(noun.norm) && !LABELS.test(noun.norm);
  const count = BETWEEN.has(before.norm) ? words[de - 2] : before;
  return count !== undefined && COUNTS.has(count.norm) && !UNCOUNTED.has(noun.norm);
}
