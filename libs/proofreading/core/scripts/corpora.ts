import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Locale } from '@tercet/contracts';

/** A text collection whose licence lets counts made from it ship. */
export interface Corpus {
  /** File name in the folder given with `--corpora`, without `.txt.gz`. */
  readonly name: string;
  /** What a million words of it weigh against the others. */
  readonly weight: number;
}

const corpus = (name: string, weight = 1): Corpus => ({ name, weight });

/**
 * Everyday and expository prose counts in full, laws and manuals less (they repeat themselves), novels of
 * 1840–1920 least. `NOTICE.md` names licence and origin of each.
 */
export const CORPORA: Readonly<Record<Locale, readonly Corpus[]>> = {
  en: [
    corpus('en-common-voice', 2),
    corpus('en-openstax'),
    corpus('en-openstax-2'),
    corpus('en-digitalgov'),
    corpus('en-18f-blog'),
    corpus('en-18f-handbook', 0.5),
    corpus('en-us-speeches'),
    corpus('en-canada-digital'),
    corpus('en-bitcoin-org', 0.3),
    corpus('en-mozilla-www', 0.5),
    corpus('en-opensource-guide'),
    corpus('en-smart-answers'),
    corpus('en-react-docs', 0.3),
    corpus('en-laws-ca', 0.2),
    corpus('en-eltec-novels', 0.3),
  ],
  fr: [
    corpus('fr-common-voice', 2),
    corpus('fr-cv-books', 0.7),
    corpus('fr-canada-digital'),
    corpus('fr-design-numerique'),
    corpus('fr-dsfr', 0.5),
    corpus('fr-etalab-guides'),
    corpus('fr-labour-code-frontend'),
    corpus('fr-mon-entreprise'),
    corpus('fr-nosgestesclimat'),
    corpus('fr-opensource-guide'),
    corpus('fr-bitcoin-org', 0.3),
    corpus('fr-mozilla-www', 0.5),
    corpus('fr-python-docs', 0.5),
    corpus('fr-php-docs', 0.3),
    corpus('fr-react-docs', 0.3),
    corpus('fr-laws', 0.2),
    corpus('fr-laws-ca', 0.2),
    corpus('fr-eltec-novels', 0.3),
  ],
  es: [
    corpus('es-common-voice', 2),
    corpus('es-openstax'),
    corpus('es-freecodecamp', 0.5),
    corpus('es-carpentries', 0.5),
    corpus('es-opensource-guide'),
    corpus('es-bitcoin-org', 0.3),
    corpus('es-mozilla-www', 0.5),
    corpus('es-python-docs', 0.4),
    corpus('es-php-docs', 0.3),
    corpus('es-react-docs', 0.3),
    corpus('es-laws-ar', 0.2),
    corpus('es-laws-uy', 0.2),
    corpus('es-conha19-novels', 0.3),
    corpus('es-eltec-novels', 0.3),
  ],
};

/** Paragraphs of one collection. */
export function readCorpus(folder: string, name: string): string[] {
  const text = gunzipSync(readFileSync(join(folder, `${name}.txt.gz`))).toString('utf8');
  return text.normalize('NFC').replace(/[’ʼ]/gu, "'").split(/\r?\n/u);
}
