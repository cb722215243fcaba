import type { Localized } from '@tercet/contracts';

/** A sentence of right words with one mistake. */
export interface Example {
  readonly kind: 'agreement' | 'verb' | 'confusion' | 'preposition' | 'pronoun' | 'repetition';
  readonly before: string;
  readonly wrong: string;
  readonly right: string;
  readonly after: string;
}

const example = (
  kind: Example['kind'],
  before: string,
  [wrong, right]: readonly [string, string],
  after: string,
): Example => ({ kind, before, wrong, right, after });

export const EXAMPLES: Localized<readonly Example[]> = {
  en: [
    example('agreement', 'Each of the answers ', ['are', 'is'], ' right.'),
    example('verb', 'I look forward to ', ['hear', 'hearing'], ' from you.'),
    example('confusion', 'You are not ', ['aloud', 'allowed'], ' to smoke here.'),
    example('preposition', 'We ', ['discussed about', 'discussed'], ' the plan.'),
    example('pronoun', 'Between you and ', ['I', 'me'], ', it was late.'),
    example('repetition', 'She arrived ', ['at at', 'at'], ' the station.'),
  ],
  fr: [
    example('agreement', 'Les fleurs que j’ai ', ['acheté', 'achetées'], ' sont fanées.'),
    example('verb', 'Si j’', ['aurais', 'avais'], ' su, je serais venu.'),
    example('confusion', 'Je vous ', ['envoi', 'envoie'], ' le dossier.'),
    example('pronoun', 'C’est la personne ', ['que', 'dont'], ' je t’ai parlé.'),
    example('preposition', 'Il faut ', ['pallier à', 'pallier'], ' ce manque.'),
    example('repetition', 'Il habite la même rue ', ['que que', 'que'], ' moi.'),
  ],
  es: [
    example('agreement', 'La casa es ', ['pequeño', 'pequeña'], '.'),
    example('verb', 'Si ', ['tendría', 'tuviera'], ' tiempo, iría.'),
    example('confusion', 'Has ', ['echo', 'hecho'], ' un buen trabajo.'),
    example('preposition', 'Me dijo ', ['de que', 'que'], ' vendría.'),
    example('pronoun', 'Este regalo es para ', ['mi', 'mí'], '.'),
    example('repetition', 'Nos vemos ', ['en en', 'en'], ' la estación.'),
  ],
};
