import { foldWord } from '../../src/speller/dictionary-format';
import { type HunspellForm, type HunspellLine, hunspellLines } from './hunspell-forms';
import { countGenders, isShownNoun, shownGender } from './noun-genders';
import type { ReadingTable } from './pack-morphology';
import { labelSpanishVerb } from './spanish-verbs';
import { wikidataNouns } from './wikidata';

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
/** Where the ending tells a noun's gender without fail. */
const FEMININE = /(?:ción|sión|dad|tad|tud|umbre|ez|eza|icie|itis|osis)$/u;
const MASCULINE = /(?:aje|miento|ismo|dor|tor|sor|ón|án|or|o)$/u;
const FEMININE_IN_O = new Set([
  'mano',
  'radio',
  'foto',
  'moto',
  'dinamo',
  'polio',
  'libido',
  'nao',
  'seo',
  'flor',
  'labor',
  'razón',
  'sazón',
  'imagen',
]);

/** `cortafuegos`, `abrelatas`: the plural is the singular as well. */
const VERB_AND_NOUN =
  /^(?:abre|ahuyenta|baja|busca|caza|corta|cubre|cuenta|cumple|espanta|guarda|lanza|lava|limpia|mata|monda|para|pasa|pela|pinta|pisa|porta|posa|quita|rasca|rompe|saca|salva|tapa|toca|traga|trota)[a-zñ]{4,}s$/u;

/** Fills the table with the Spanish dictionary's verbs, nouns, adjectives and adverbs. */
export function fillSpanish(table: ReadingTable, corpora: string): void {
  const nouns = wikidataNouns('es', corpora);
  const genders = countGenders('es', corpora);
  const finite = new Set<string>();
  const lines = [...hunspellLines('dictionary-es')];
  for (const line of lines)
    if (line.flags.some((flag) => VERB_FLAGS.test(flag)) && /[aeií]r$/u.test(line.root))
      addVerb(table, line, finite);
  addListedByForm(table, lines, finite);
  for (const line of lines) addNominal(table, line, { nouns, genders, finite });
  addNouns(table, { nouns, genders, finite });
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

const isPlural = (table: ReadingTable, form: string): boolean =>
  [...(table.forms.get(form) ?? [])].some((reading) => /^NOUN.*\.pl=/u.test(reading));

/** Nouns that the dictionary does not list because they are also verb forms: `apuesta`, `encargo`. */
function addNouns(table: ReadingTable, { nouns, genders, finite }: Sources): void {
  for (const [written, { plural, form }] of nouns) {
    const noun = foldWord(written);
    if (noun !== written || form === 'PL') continue;
    if (/PL/u.test(form) && plural === noun && /[sxz]$/u.test(noun)) {
      if (isPlural(table, noun)) continue;
      // Alike in both numbers: `paraguas`, `temps`.
      table.add(noun, `NOUN${/F\/M/u.test(form) ? '' : /F/u.test(form) ? '.f' : '.m'}`, noun);
      continue;
    }
    if (table.has(noun, 'NOUN')) continue;
    const shown = genderOf(noun, { nouns, genders, finite });
    const gender = shown === 'm' || shown === 'f' ? `.${shown}` : '';
    table.add(noun, `NOUN${gender}.sg`, noun);
    if (plural && plural !== 'isplural' && plural !== noun)
      table.add(plural, `NOUN${gender}.pl`, noun);
  }
  for (const form of finite) {
    if (table.has(form, 'NOUN') || !/[aeo]$/u.test(form) || !isShownNoun(genders.get(form)))
      continue;
    const gender = shownGender(genders.get(form), true);
    if (gender !== 'm' && gender !== 'f') continue;
    table.add(form, `NOUN.${gender}.sg`, form);
    table.add(`${form}s`, `NOUN.${gender}.pl`, form);
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

/** Nouns of two genders, by meaning or by person, whatever a list says. */
const TWO_GENDERS = new Set(
  `policía guardia guía defensa cámara trompeta corneta vigía espía recluta centinela ayudante capital cólera
  cometa corte frente orden parte pendiente editorial margen mar azúcar calor puente internet arte cura cabeza
  doblez radio mañana fantasma génesis clave rosa naranja violeta batería caza escolta justicia máscara
  ordenanza pez central final coma delta vocal capitán modelo testigo`.split(/\s+/u),
);

interface Sources {
  readonly nouns: ReturnType<typeof wikidataNouns>;
  readonly genders: ReturnType<typeof countGenders>;
  readonly finite: ReadonlySet<string>;
}

type Gender = 'm' | 'f' | 'both' | undefined;

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
  const looksAdjective =
    EPICENE.has(lemma) ||
    ADJECTIVE.test(lemma) ||
    (hasPlural && !isListed && /[elrznsí]$/u.test(lemma));
  const isAdjective = isGendered || (looksAdjective && !FEMININE.test(lemma) && !isVerb);
  if (isVerb && !hasPlural && !isGendered) {
    if (sources.nouns.get(lemma)) table.add(lemma, 'NOUN.m.sg', lemma);
    return;
  }
  if (!hasPlural && !isGendered && !isNoun && !isAdjective) return;
  const isOpenNumber = !hasPlural && /[^áéíóú]s$/u.test(lemma);
  for (const form of line.forms) {
    if (!/^[GS ]*$/u.test(form.by)) continue;
    const isPlural =
      form.by !== '' &&
      /s$/u.test(form.text) &&
      (form.by.includes('S') || form.text.endsWith('as') || form.text.endsWith('os'));
    const number = isOpenNumber ? '' : isPlural ? '.pl' : '.sg';
    if (isGendered) {
      const features = `.${form.by.startsWith('G') ? 'f' : 'm'}${number}`;
      table.add(form.text, `ADJ${features}`, lemma);
      table.add(form.text, `NOUN${features}`, lemma);
      if (!form.by.startsWith('G') && gender === 'f')
        table.add(form.text, `NOUN.f${number}`, lemma);
      if (!form.by.startsWith('G') && gender === 'both')
        table.add(form.text, `NOUN${number}`, lemma);
      continue;
    }
    const own = gender === 'm' || gender === 'f' ? `.${gender}` : '';
    if (isNoun || hasPlural || !isAdjective) table.add(form.text, `NOUN${own}${number}`, lemma);
    if (isAdjective) table.add(form.text, `ADJ${number}`, lemma);
    if (isPlural && VERB_AND_NOUN.test(form.text)) table.add(form.text, 'NOUN.m', form.text);
  }
}

function genderOf(lemma: string, { nouns, genders, finite }: Sources): Gender {
  if (TWO_GENDERS.has(lemma)) return 'both';
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
  const ending: Gender =
    FEMININE_IN_O.has(lemma) || FEMININE.test(lemma)
      ? 'f'
      : MASCULINE.test(lemma)
        ? 'm'
        : undefined;
  if (listed)
    return shown === undefined || shown === listed || (shown !== 'both' && ending === listed)
      ? listed
      : 'both';
  return shown ?? (nouns.has(lemma) ? ending : undefined);
}

const DERIVED: readonly (readonly [RegExp, string])[] = [
  [/ables?$|ibles?$/u, 'ADJ'],
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
