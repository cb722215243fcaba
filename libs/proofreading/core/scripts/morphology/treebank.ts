import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Locale } from '@tercet/contracts';

/** Treebanks whose licence lets a model made from them ship (CC BY, CC BY-SA, LGPL-LR; never the non-commercial ones). */
export const TREEBANKS: Readonly<
  Record<Locale, { readonly train: string[]; readonly test: string[] }>
> = {
  fr: {
    train: ['fr_gsd-dev', 'fr_sequoia-train', 'fr_sequoia-dev', 'fr_fqb'],
    test: ['fr_gsd-test', 'fr_sequoia-test'],
  },
  es: { train: ['es_ancora-dev', 'es_gsd-dev'], test: ['es_ancora-test', 'es_gsd-test'] },
  en: { train: ['en_ewt-dev'], test: ['en_ewt-test'] },
};

/** Of these, the ones whose words may go into a lexicon under CC BY-SA: not those under LGPL-LR. */
export const LEXICON_TREEBANKS: Readonly<Record<Locale, readonly string[]>> = {
  fr: ['fr_gsd-dev'],
  es: TREEBANKS.es.train,
  en: TREEBANKS.en.train,
};

/** A word of a treebank with its place in the sentence's text. */
export interface GoldWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly lemma: string;
  readonly pos: string;
  readonly tag: string;
  /** Several words written as one (`du`, `dámelo`); their gold is that of the parts, in order. */
  readonly parts?: readonly GoldWord[];
}

export interface GoldSentence {
  readonly text: string;
  readonly words: readonly GoldWord[];
}

const VALUES: Readonly<Record<string, string>> = {
  'Gender=Masc': 'm',
  'Gender=Fem': 'f',
  'Gender=Neut': 'n',
  'Number=Sing': 'sg',
  'Number=Plur': 'pl',
  'Number=Ptan': 'pl',
  'Person=1': '1',
  'Person=2': '2',
  'Person=3': '3',
  'Mood=Ind': 'ind',
  'Mood=Sub': 'sub',
  'Mood=Imp': 'imp',
  'Mood=Cnd': 'cnd',
  'Tense=Pres': 'pres',
  'Tense=Past': 'past',
  'Tense=Imp': 'impf',
  'Tense=Fut': 'fut',
  'VerbForm=Fin': 'fin',
  'VerbForm=Inf': 'inf',
  'VerbForm=Part': 'part',
  'VerbForm=Ger': 'ger',
};
const KEPT: Readonly<Record<string, readonly string[]>> = {
  NOUN: ['Gender', 'Number'],
  ADJ: ['Gender', 'Number'],
  DET: ['Gender', 'Number'],
  PRON: ['Gender', 'Person', 'Number'],
  VERB: ['VerbForm', 'Mood', 'Tense', 'Gender', 'Person', 'Number'],
  AUX: ['VerbForm', 'Mood', 'Tense', 'Gender', 'Person', 'Number'],
};

/** The tag of a word in the notation of `parseTag`, of the features that the lexicon knows. */
export function goldTag(language: Locale, pos: string, features: string): string {
  if (pos === '_') return 'X';
  const found = new Map(features.split('|').map((f) => [f.split('=')[0] ?? '', f]));
  if (language === 'en' && found.get('VerbForm') === 'VerbForm=Ger') {
    found.set('VerbForm', 'VerbForm=Part').set('Tense', 'Tense=Pres');
  }
  if (language === 'es' && found.get('VerbForm') === 'VerbForm=Part')
    found.set('Tense', 'Tense=Past');
  if (
    /^(?:VERB|AUX)$/u.test(pos) &&
    found.get('VerbForm') === 'VerbForm=Part' &&
    found.get('Tense') === 'Tense=Pres' &&
    language === 'fr'
  )
    return `${pos}.part.pres`;
  if (
    /Mood=(?:Cnd|Imp)/u.test(features) &&
    !found.has('Tense') &&
    found.get('VerbForm') === 'VerbForm=Fin'
  )
    found.set('Tense', 'Tense=Pres');
  const names = (KEPT[pos] ?? []).map((name) => VALUES[found.get(name) ?? '']).filter(Boolean);
  return [pos, ...names].join('.');
}

/** Sentences of a treebank file (`<name>.conllu.gz`). */
export function readTreebank(language: Locale, folder: string, name: string): GoldSentence[] {
  const text = gunzipSync(readFileSync(join(folder, `${name}.conllu.gz`))).toString('utf8');
  return text.split(/\n\n+/u).flatMap((block) => readSentence(language, block) ?? []);
}

function readSentence(language: Locale, block: string): GoldSentence | undefined {
  const lines = block.split('\n');
  const text = /^# text = (.*)$/mu.exec(block)?.[1];
  if (text === undefined) return undefined;
  const words: GoldWord[] = [];
  let position = 0;
  let open: { last: number; parts: GoldWord[] } | undefined;
  for (const line of lines) {
    const [id = '', form = '', lemma = '', pos = '', , features = ''] = line.split('\t');
    if (!/^\d+(?:-\d+)?$/u.test(id) || form === '') continue;
    const inside = open && !id.includes('-') && Number(id) <= open.last;
    if (inside && open) {
      const { start, end } = words.at(-1) ?? { start: 0, end: 0 };
      open.parts.push({
        text: form,
        start,
        end,
        lemma,
        pos,
        tag: goldTag(language, pos, features),
      });
      continue;
    }
    const start = text.indexOf(form, position);
    if (start < 0 || text.slice(position, start).trim() !== '') return undefined;
    const end = start + form.length;
    position = end;
    if (id.includes('-')) {
      open = { last: Number(id.split('-')[1]), parts: [] };
      words.push({
        text: form,
        start,
        end,
        lemma: form,
        pos: 'MULTI',
        tag: 'MULTI',
        parts: open.parts,
      });
    } else {
      open = undefined;
      words.push({ text: form, start, end, lemma, pos, tag: goldTag(language, pos, features) });
    }
  }
  return { text, words };
}
