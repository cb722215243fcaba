import { foldWord } from '../../src/speller/dictionary-format';
import { likelyGender } from './french-genders';
import { labelFrenchVerb } from './french-verbs';
import { type HunspellForm, type HunspellLine, hunspellLines } from './hunspell-forms';
import { countGenders, shownGender } from './noun-genders';
import { addNounsBesideVerbs, type Gender, genderFeature } from './nouns-beside-verbs';
import type { ReadingTable } from './pack-morphology';
import { wikidataNouns } from './wikidata';

const AUXILIARIES = ['être', 'avoir', 'faire'];
const ADJECTIVE =
  /(?:able|ible|uble|ique|aque|aire|oire|iste|esque|forme|phile|phobe|phone|cole|vore|fère|gène|ène|ide|ile|ole|ane|pare|grade|stre|tuple|crate|logue|nome|ste|gère|ième|bre|âtre|arque|ède)$/u;
/** Endings of nouns that are never adjectives. */
const NOUN_ENDING =
  /(?:[tsx]ion|ement|age|isme|ité|[ae]nce|tude|[cghmnprst]ie|émie|ose|[^ao]ine|esse|ette|eur|scope|ure)$/u;
/** Endings of adjectives even where a list has the word as a noun too. */
const MOSTLY_ADJECTIVE = /(?:able|ible|uble|ique|aire|iste|esque|phobe|phile|phone|ième|forme)$/u;
/** Adjectives alike in both genders whose ending does not tell. */
const EPICENE = new Set(
  `jeune rouge large simple double triple propre grave riche pauvre triste libre vide rapide calme sage jaune rose
  orange mince étrange énorme immense vaste sauvage digne bête drôle faible ferme fidèle habile honnête humble
  illustre infâme intense intime juste lâche louche lisse maigre malade mauve mauvaise même mixte moderne modeste
  moindre morose noble obscène opaque pâle perplexe pire pourpre précoce probe proche prompte profane raide rare
  robuste rude sale sévère sincère sinistre sobre solide sombre souple sourde sublime suprême svelte tendre terne
  timide tranquille unanime unique urbaine utile vague valide veuve vierge autre inverse adverse diverse perverse
  complexe connexe convexe annexe extrême intègre allègre célèbre funèbre lugubre salubre ivre chauve fauve belge
  russe suisse slave arabe corse serbe croate bulgare hongroise kurde perse scandinave moldave slovaque démocrate
  analphabète obèse inculte occulte adulte juvénile agile fragile facile difficile fertile hostile infantile mobile
  immobile stérile subtile tactile textile civile servile docile pénible terrible aveugle acide avide candide
  humide liquide lucide morbide rigide sordide splendide stupide torride chic sympa standard marron bref bon super
  culte cible phare clé record limite multiple interne externe nocturne diurne superbe minuscule majuscule
  automobile homonyme synonyme antonyme anonyme éponyme parasite fantôme gauche parallèle alerte manifeste fixe
  médiocre suave ample commode incommode ridicule absurde atroce bizarre égoïste frêle prude piètre féroce ignoble
  prodigue économe brave farouche morne grandiose fluide rebelle âpre israélite magnanime brusque malhonnête
  équivoque univoque hypocrite barbare despote patriote polyglotte autochtone monotone fantasque baroque grotesque
  burlesque réciproque pittoresque loufoque glauque plausible antique oblique laïque moite hétéroclite insolite
  implicite explicite tacite licite illicite composite bipède quadrupède omnivore polygame monogame bigame chaste
  néfaste enthousiaste modique inique pudique myope presbyte pédestre équestre terrestre alpestre bilingue
  trilingue exsangue dingue cocasse bonasse tenace vorace coriace loquace perspicace efficace inefficace fugace
  rapace salace vivace sagace précaire atone aphone indemne pérenne vétuste auguste injuste preste leste funeste
  céleste agreste bissextile volatile versatile érectile puérile sénile virile vile inutile futile nubile débile
  gracile crédule incrédule noctambule somnambule funambule célibataire invisible dissemblable frivole bénévole
  agricole malévole créole tchécoslovaque yougoslave tchèque valaque cosaque équanime pusillanime minime ultime
  légitime illégitime maritime infime conforme difforme informe uniforme multiforme infirme sarcastique bifide
  invalide fétide perfide intrépide limpide insipide turgide frigide algide gravide livide impavide acerbe imberbe
  aride apatride hybride acariâtre bleuâtre opiniâtre folâtre rougeâtre verdâtre jaunâtre noirâtre blanchâtre
  bellâtre inerte`.split(/\s+/u),
);

/** `le micro-ondes`, `un cure-dents`: what ends in the plural of a noun is a singular as well. */
const UNCHANGED =
  /^(?:micro-ondes|(?:abat|aide|allume|amuse|appuie|attrape|brise|brûle|cache|casse|chasse|chauffe|compte|coupe|couvre|croque|cure|essuie|gratte|grille|hache|lance|lave|lève|mange|mille|ouvre|pare|passe|perce|pèse|pique|porte|pousse|presse|protège|ramasse|range|remonte|repose|sèche|serre|souffle|taille|tire|tord|tourne|traîne|vide)-.+s)$/u;

const isSingular = (form: HunspellForm): boolean =>
  form.flags.includes("L'") || !form.flags.includes("D'");
const MASCULINE_ADDS = new Set(['', 's', 'x', 'ux', 'l', 'ls', 'eil']);

/** Class flags that have forms for both genders. */
const isGendered = (flag: string): boolean => /^[FW]/u.test(flag);

/** Fills the table with the French dictionary's verbs, nouns, adjectives and adverbs. */
export function fillFrench(table: ReadingTable, corpora: string): void {
  const nouns = wikidataNouns('fr', corpora);
  const genders = countGenders('fr', corpora);
  const verbs: HunspellLine[] = [];
  const others: HunspellLine[] = [];
  for (const line of hunspellLines('dictionary-fr')) {
    const isVerb = line.forms.some(({ flags }) => flags.includes("q'") && flags.includes("n'"));
    (isVerb && /(?:[eiï]r|re)$/u.test(line.root) ? verbs : others).push(line);
  }
  const finite = new Set<string>();
  for (const line of verbs) addVerb(table, line, finite);
  for (const line of others) addNominal(table, line, { nouns, genders, finite });
  addNounsBesideVerbs(table, {
    nouns,
    genders,
    finite,
    genderOf: (noun) => genderOf(noun, { nouns, genders, finite }),
    ending: /e$/u,
  });
  // What is left has no plural: names of substances, letters, foreign words.
  for (const { root, forms } of others)
    for (const { text } of forms)
      if (
        !table.forms.has(text) &&
        root === root.toLowerCase() &&
        /^\p{L}{3,}(?:-\p{L}+)*$/u.test(text)
      )
        table.add(text, /[^oa]us$/u.test(text) ? 'NOUN.m' : 'NOUN', text);
}

function addVerb(table: ReadingTable, line: HunspellLine, finite: Set<string>): void {
  labelFrenchVerb(line, (form, tag) => {
    table.add(form, tag, line.root);
    if (tag.startsWith('VERB.fin')) finite.add(form);
    if (AUXILIARIES.includes(line.root)) table.add(form, tag.replace('VERB', 'AUX'), line.root);
    if (tag.startsWith('VERB.part.past')) {
      const lemma = tag.endsWith('.m.sg') || tag.endsWith('.m') ? form : undefined;
      const features = tag.slice('VERB.part.past'.length);
      table.add(form, `ADJ${features}`, lemma ?? participleLemma(form, tag));
    }
  });
}

function participleLemma(form: string, tag: string): string {
  const bare = tag.endsWith('.pl') ? form.replace(/s$/u, '') : form;
  return tag.includes('.f.') ? bare.replace(/e$/u, '') : bare;
}

/** Shortened words of the gender of the whole: the lists know others that sound alike. */
const FEMININE = new Set('info manif intro démo compo récup sécu'.split(' '));
/** Things, not persons: `une liste`. */
const THINGS = /^(?:l|p|sch|k)iste$/u;

/** Nouns of two genders, by meaning or by person, whatever a list says. */
const TWO_GENDERS = new Set(
  `aide garde guide manche mode livre tour poste vase voile mémoire poêle moule page physique somme pendule solde
  cache enseigne trompette crêpe finale foudre greffe laque merci mousse ombre parallèle pique
  platine politique relâche remise vapeur aigle hymne orgue œuvre gens après-midi interview barde cartouche
  couple crème critique diesel enzyme espace faune interligne mort paillasse palme solaire gueules équivoque
  amour délice perce-neige réglisse alvéole automne clip secrétaire élève camarade collègue gosse môme
  partenaire propriétaire membre prof novice cadre véto philosophe comptable capitaine ado athée catholique convive
  copropriétaire géomètre styliste volontaire célibataire psy ophtalmo dermato otage mannequin manager leader médecin
  chirurgien ingénieur professeur auteur docteur chef agent témoin légiste intello mytho accro punk hippie snob prolo
  facho réac écolo hôte`.split(/\s+/u),
);

interface Sources {
  readonly nouns: ReturnType<typeof wikidataNouns>;
  readonly genders: ReturnType<typeof countGenders>;
  readonly finite: ReadonlySet<string>;
}

function addNominal(table: ReadingTable, line: HunspellLine, sources: Sources): void {
  const lemma = foldWord(line.root);
  const isName = line.root !== line.root.toLowerCase();
  const inflected = line.forms.filter(({ by }) => by !== '');
  if (line.flags.some(isGendered)) {
    for (const form of inflected) addGendered(table, form, lemma, isName);
    return;
  }
  if (isName) return;
  if (UNCHANGED.test(lemma)) return table.add(lemma, 'NOUN.m', lemma);
  if (/ment$/u.test(lemma) && inflected.length === 0) {
    table.add(lemma, 'ADV', lemma);
    if (!sources.nouns.has(lemma)) return;
  }
  const forms = inflected.length > 0 ? inflected : line.forms;
  const isInvariable = /[sxz]$/u.test(lemma);
  const isListed = sources.nouns.has(lemma);
  const isAdjective = EPICENE.has(lemma) || (isListed ? MOSTLY_ADJECTIVE : ADJECTIVE).test(lemma);
  const known = genderOf(lemma, sources);
  // Adjectives used as nouns name persons of either sex: `un rebelle`, `une rebelle`.
  const gender = known ?? (isAdjective || lemma.includes('-') ? undefined : likelyGender(lemma));
  const isNoun = known !== undefined || isListed;
  if (inflected.length === 0 && !isNoun && !isAdjective) return;
  for (const form of forms) {
    const number =
      isInvariable && !form.text.endsWith('sses') ? '' : isSingular(form) ? '.sg' : '.pl';
    if (isNoun || inflected.length > 0 || !isAdjective)
      table.add(form.text, `NOUN${genderFeature(gender)}${number}`, lemma);
    if (isAdjective || (!isNoun && inflected.length > 0 && !NOUN_ENDING.test(lemma)))
      table.add(form.text, `ADJ${number}`, lemma);
  }
}

function genderOf(lemma: string, { nouns, genders, finite }: Sources): Gender {
  if (TWO_GENDERS.has(lemma) || (/iste$/u.test(lemma) && !THINGS.test(lemma))) return 'both';
  if (FEMININE.has(lemma)) return 'f';
  const known = nouns.get(lemma)?.form ?? '';
  const listed = /F\/M/u.test(known)
    ? 'both'
    : /F/u.test(known)
      ? 'f'
      : /M/u.test(known)
        ? 'm'
        : undefined;
  const shown = shownGender(genders.get(lemma), finite.has(lemma));
  if (!listed) return shown;
  if (shown === undefined || shown === listed) return listed;
  // Text and list disagree: the ending decides, or the word is one of the nouns that have both.
  return shown === likelyGender(lemma) ? shown : 'both';
}

function addGendered(
  table: ReadingTable,
  form: HunspellForm,
  lemma: string,
  isName: boolean,
): void {
  const isMasculine =
    MASCULINE_ADDS.has(form.add) &&
    !(form.add === 's' && form.strip !== '') &&
    !(form.add === 'l' && !/[aeiou]u$/u.test(lemma));
  const keepsNumber = isMasculine && form.add === '' && /[sxz]$/u.test(form.text);
  const number = keepsNumber ? '' : isSingular(form) ? '.sg' : '.pl';
  const features = `.${isMasculine ? 'm' : 'f'}${number}`;
  table.add(form.text, `NOUN${features}`, lemma);
  if (!isName) table.add(form.text, `ADJ${features}`, lemma);
}
