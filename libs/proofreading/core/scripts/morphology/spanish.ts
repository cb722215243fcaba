import { foldWord } from '../../src/speller/dictionary-format';
import { type HunspellForm, type HunspellLine, hunspellLines } from './hunspell-forms';
import { countGenders, shownGender } from './noun-genders';
import { addNounsBesideVerbs, type Gender, genderFeature } from './nouns-beside-verbs';
import type { ReadingTable } from './pack-morphology';
import { likelyGender, sureGender } from './spanish-genders';
import { labelSpanishVerb } from './spanish-verbs';
import { wikidataNouns } from './wikidata';
import { countNounUses } from './spanish-noun-uses';

const AUXILIARIES = ['ser', 'estar', 'haber', 'poder', 'deber', 'ir', 'tener', 'saber', 'soler'];
/** Verbs that the dictionary may list form by form. */
const LISTED_BY_FORM = [
  ...AUXILIARIES,
  'dar',
  'ver',
  'oír',
  'oler',
  'querer',
  'hacer',
  'decir',
  'traer',
  'caber',
  'caer',
];
const VERB_FLAGS = /^[REIXD]$/u;
const ADJECTIVE =
  /(?:[aeiou]ble|..ante|..ente|al|ar|il|az|iz|oz|ista|ense|és|ior|crata|ícola|forme|cida|tara|aico)$/u;
/** Adjectives alike in both genders whose ending does not tell. */
const EPICENE = new Set(
  `grande verde triste libre pobre fuerte dulce breve suave grave leve joven común simple doble triple cruel fiel azul
  gris marrón alegre enorme firme salvaje torpe noble celeste unánime infame sublime solemne perenne indemne inmune
  insigne ilustre lúgubre salubre célebre múltiple tenue afín ruin cortés descortés mejor peor mayor menor agreste
  campestre terrestre ecuestre silvestre bilingüe indígena belga hipócrita idiota cosmopolita persa nómada suicida
  rosa naranja violeta lila malva caliente potente reciente urgente valiente inocente presente ausente decente docente
  paciente evidente excelente corriente conforme deforme uniforme semejante vigente latente patente imberbe impune
  inerme estadounidense árabe israelí marroquí iraní iraquí gay virgen ajeno tal cual gratis extra súper clave`.split(
    /\s+/u,
  ),
);
/** Adjectives of which many name persons: whether a text at hand uses them so is chance. */
const OF_PERSONS =
  /(?:ista|ense|an[oa]|en[oa]|in[oa]|eñ[oa]|és|esa|[dts]or|[dts]ora|[eai]ri[oa]|er[oa]|[aiu]d[oa]|il|í)$/u;
/** Endings of adjectives that are seldom anything else. */
const ADJECTIVE_ONLY =
  /(?:[áéíóú][cv]?[a-z]{0,2}[cftvng][oa]|iv[oa]|os[oa]|ori[oa]|e[oa]|ble|al|ar|ísim[oa])$/u;
const NOUNS_TOO = new Set(
  `político política científico científica intelectual filial especial industrial socialdemócrata mestizo mestiza
  sustituto sustituta original brillante demócrata uruguayo uruguaya paraguayo paraguaya griego griega gallego gallega
  belga persa croata moscovita indígena azteca maya inca mínima séptima octava tónica`.split(
    /\s+/u,
  ),
);
/** Words seen so often are judged by how they are used. */
const SEEN = 20;
const NOUN_SHARE = 0.03;
const LISTED_NOUN_SHARE = 0.002;

/** `cortafuegos`, `abrelatas`: the plural is the singular as well. */
const VERB_AND_NOUN =
  /^(?:abre|ahuyenta|baja|busca|caza|corta|cubre|cuenta|cumple|espanta|guarda|lanza|lava|limpia|mata|monda|para|pasa|pela|pinta|pisa|porta|posa|quita|rasca|rompe|saca|salva|tapa|toca|traga|trota)[a-zñ]{4,}s$/u;

/** Fills the table with the Spanish dictionary's verbs, nouns, adjectives and adverbs. */
export function fillSpanish(table: ReadingTable, corpora: string): void {
  const nouns = wikidataNouns('es', corpora);
  const genders = countGenders('es', corpora);
  const uses = countNounUses(corpora);
  const finite = new Set<string>();
  const lines = [...hunspellLines('dictionary-es')];
  for (const line of lines)
    if (line.flags.some((flag) => VERB_FLAGS.test(flag)) && /[aeií]r$/u.test(line.root))
      addVerb(table, line, finite);
  addListedByForm(table, lines, finite);
  for (const line of lines) addNominal(table, line, { nouns, genders, uses, finite });
  addNounsBesideVerbs(table, {
    nouns,
    genders,
    finite,
    genderOf: (noun) => genderOf(noun, { nouns, genders, uses, finite }),
    ending: /[aeo]$/u,
  });
}

/** Verbs of which the dictionary lists each form as a word by itself (`haber`, `estar`). */
function addListedByForm(
  table: ReadingTable,
  lines: readonly HunspellLine[],
  finite: Set<string>,
): void {
  const bare = lines.filter(({ flags }) => !flags.some((flag) => VERB_FLAGS.test(flag)));
  const roots = new Set(bare.map(({ root }) => root));
  for (const verb of LISTED_BY_FORM) {
    if (!roots.has(verb)) continue;
    const start = /^[^aeiouáéíóú]+|^./u.exec(verb)?.[0] ?? '';
    const forms = bare
      .filter(({ root }) => root.startsWith(start))
      .map(({ root }) => ({ text: root, by: '', strip: '', add: '', flags: [] }));
    addVerb(table, { root: verb, flags: [], forms }, finite);
  }
}

function addVerb(table: ReadingTable, line: HunspellLine, finite: Set<string>): void {
  const lemma = line.root;
  labelSpanishVerb(line, (form, tag) => {
    table.add(form, tag, lemma);
    if (tag.startsWith('VERB.fin')) finite.add(form);
    if (AUXILIARIES.includes(lemma)) table.add(form, tag.replace('VERB', 'AUX'), lemma);
    if (tag.startsWith('VERB.part')) {
      table.add(
        form,
        `ADJ${tag.slice('VERB.part.past'.length)}`,
        form.replace(/(?:os|as|a)$/u, 'o'),
      );
      if (tag.endsWith('.m.sg') && AUXILIARIES.includes(lemma)) table.add(form, tag, lemma);
    }
  });
}

/** Things, not persons: `una revista`. */
const THINGS = /^(?:[lpv]ista|arista|amatista|autopista|(?:entre|re)vista|(?:re)?conquista)$/u;

/** Nouns of two genders, by meaning or by person, whatever a list says. */
const TWO_GENDERS = new Set(
  `policía guardia guía defensa cámara trompeta corneta vigía espía recluta centinela ayudante capital cólera
  cometa corte frente orden parte pendiente editorial margen mar azúcar calor internet arte cura cabeza
  doblez radio mañana génesis clave rosa naranja violeta batería caza escolta máscara juez maratón
  ordenanza pez central final coma delta vocal capitán modelo testigo alférez gerente cónyuge piloto sargento soldado médico
  concejal árbitro técnico bebé presidente cliente fiscal coronel cabo compatriota cómplice huésped intérprete miembro
  aprendiz profesional intelectual tanga`.split(/\s+/u),
);

interface Sources {
  readonly nouns: ReturnType<typeof wikidataNouns>;
  readonly genders: ReturnType<typeof countGenders>;
  readonly uses: ReturnType<typeof countNounUses>;
  readonly finite: ReadonlySet<string>;
}

/** Whether an adjective's form is a noun too, as far as lists and texts show. */
function isNounToo(singular: string, plural: string, { nouns, uses }: Sources): boolean {
  if (OF_PERSONS.test(singular) || NOUNS_TOO.has(singular)) return true;
  const counts = [uses.get(singular), uses.get(plural)];
  const sum = (kind: 'all' | 'noun'): number =>
    counts.reduce((total, count) => total + (count?.[kind] ?? 0), 0);
  const isListed = nouns.has(singular);
  if (sum('all') < SEEN) return isListed || !ADJECTIVE_ONLY.test(singular);
  const share = sum('noun') / sum('all');
  return share >= (isListed ? LISTED_NOUN_SHARE : NOUN_SHARE);
}

function addNominal(table: ReadingTable, line: HunspellLine, sources: Sources): void {
  const lemma = foldWord(line.root);
  if (line.root !== line.root.toLowerCase()) return;
  const isVerb = line.flags.some((flag) => VERB_FLAGS.test(flag)) && /[aeií]r$/u.test(lemma);
  for (const form of line.forms)
    if (form.by && !/^[GSREIXD]/u.test(form.by)) addDerived(table, form, lemma);
  if (/mente$/u.test(lemma) && !sources.nouns.has(lemma)) return table.add(lemma, 'ADV', lemma);
  const isGendered = line.flags.includes('G');
  const hasPlural = line.flags.includes('S');
  const gender = genderOf(lemma, sources);
  const isNoun = sources.nouns.has(lemma) || (hasPlural && gender !== undefined);
  const isListed = sources.nouns.has(lemma);
  const isSureAdjective = isGendered || EPICENE.has(lemma) || ADJECTIVE.test(lemma);
  const looksAdjective = isSureAdjective || (hasPlural && !isListed && /[elrznsí]$/u.test(lemma));
  const isAdjective = isGendered || (looksAdjective && sureGender(lemma) !== 'f' && !isVerb);
  if (isVerb && !hasPlural && !isGendered) {
    if (sources.nouns.get(lemma)) table.add(lemma, 'NOUN.m.sg', lemma);
    return;
  }
  if (!hasPlural && !isGendered && !isNoun && !isAdjective) return;
  const isOpenNumber = !hasPlural && /[^áéíóú]s$/u.test(lemma);
  const own = line.forms.filter(({ by }) => /^[GS ]*$/u.test(by));
  const [masculine, feminine] = [false, true].map((wanted) => {
    const [singular = '', plural = singular] = own
      .filter(({ by }) => by.startsWith('G') === wanted)
      .map(({ text }) => text)
      .sort((a, b) => a.length - b.length);
    return isNounToo(singular, plural, sources);
  });
  for (const form of own) {
    const isPlural =
      form.by !== '' &&
      /s$/u.test(form.text) &&
      (form.by.includes('S') || form.text.endsWith('as') || form.text.endsWith('os'));
    const number = isOpenNumber ? '' : isPlural ? '.pl' : '.sg';
    if (isGendered) {
      const isFeminine = form.by.startsWith('G');
      const features = `.${isFeminine ? 'f' : 'm'}${number}`;
      table.add(form.text, `ADJ${features}`, lemma);
      if (isFeminine ? feminine : masculine) table.add(form.text, `NOUN${features}`, lemma);
      if (!isFeminine && gender === 'f') table.add(form.text, `NOUN.f${number}`, lemma);
      if (!isFeminine && TWO_GENDERS.has(lemma)) table.add(form.text, `NOUN${number}`, lemma);
      continue;
    }
    const shown = genderFeature(gender);
    if (isAdjective && isSureAdjective ? masculine : isNoun || hasPlural)
      table.add(form.text, `NOUN${shown}${number}`, lemma);
    if (isAdjective) table.add(form.text, `ADJ${number}`, lemma);
    if (isPlural && VERB_AND_NOUN.test(form.text)) table.add(form.text, 'NOUN.m', form.text);
  }
}

function genderOf(lemma: string, { nouns, genders, finite }: Sources): Gender {
  if (TWO_GENDERS.has(lemma) || (/ista$/u.test(lemma) && !THINGS.test(lemma))) return 'both';
  const sure = sureGender(lemma);
  if (sure) return sure;
  const known = nouns.get(lemma)?.form ?? '';
  const listed: Gender = /F\/M/u.test(known)
    ? 'both'
    : /F/u.test(known)
      ? 'f'
      : /M/u.test(known)
        ? 'm'
        : undefined;
  const plural = nouns.get(lemma)?.plural ?? `${lemma}${/[aeiou]$/u.test(lemma) ? 's' : 'es'}`;
  // `el agua`, `un arma`: before a stressed a only the plural shows the gender.
  const shown = shownGender(
    genders.get(/^h?[aá]/u.test(lemma) ? plural : lemma),
    finite.has(lemma),
  );
  const ending = likelyGender(lemma);
  if (listed)
    return shown === undefined || shown === listed || (shown !== 'both' && ending === listed)
      ? listed
      : shown === ending
        ? shown
        : 'both';
  return shown ?? ending;
}

const DERIVED: readonly (readonly [RegExp, string])[] = [
  [/ables?$|ibles?$/u, 'ADJ'],
  [/ísimas?$/u, 'ADJ.f'],
  [/ísimos?$/u, 'ADJ.m'],
  [/(?:ciones|ción|siones|sión|idad|idades|ez|eces|ía|ías|ncia|ncias)$/u, 'NOUN.f'],
  [/(?:ismos?|azos?|ajes?|mientos?)$/u, 'NOUN.m'],
  [/as?$/u, 'NOUN.f'],
  [/os?$/u, 'NOUN.m'],
];

/** Nouns and adjectives that the dictionary forms from others: `remodelación`, `soplillo`, `unible`. */
function addDerived(table: ReadingTable, form: HunspellForm, lemma: string): void {
  if (!/^[NHACKJMOLPTUF]/u.test(form.by)) return;
  const found = DERIVED.find(([ending]) => ending.test(form.text));
  if (!found || form.text === lemma) return;
  const isPlural = form.by.endsWith(' S');
  const own = isPlural
    ? form.text
        .replace(/ciones$/u, 'ción')
        .replace(/eces$/u, 'ez')
        .replace(/idades$/u, 'idad')
        .replace(/s$/u, '')
    : form.text;
  table.add(form.text, `${found[1]}.${isPlural ? 'pl' : 'sg'}`, own);
}
