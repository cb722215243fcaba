import { type AnalysedWord, defineRule, entryOf } from '@tercet/proofreading-core';
import { has, isNoun } from '../grammar/words';

/** Colours named after a thing: they do not change. */
const THINGS =
  /^(?:marron|orange|kaki|crème|ivoire|turquoise|noisette|cerise|olive|moutarde|corail|indigo|lilas|bordeaux|émeraude|saumon|chocolat|prune|citron|azur|ébène|safran|abricot)e?s$/u;
const NEVER_ALONE = /^(?:mauves|roses|pourpres|écarlates|fauves)$/u;
const COLOR =
  /^(?:noir|blanc|bleu|vert|rouge|gris|jaune|blond|brun|rose|violet|châtain|roux|beige|mauve)$/u;
const SHADE = /^(?:clair|foncé|pâle|vif|sombre|mat|cendré)$/u;
const FIXED_SHADE =
  /^(?:marine|ciel|nuit|roi|pétrole|turquoise|pomme|bouteille|olive|citron|anthracite|canard)$/u;
/** Feminine and plural forms of colours and shades to their masculine. */
const IRREGULAR: Readonly<Record<string, string>> = {
  blanche: 'blanc',
  violette: 'violet',
  rousse: 'roux',
  vive: 'vif',
  blondes: 'blond',
};

/** What wears a colour: before these names of things are colours and no nouns of their own. */
const WORN =
  /^(?:yeux|cheveux|robes?|jupes?|chemises?|pulls?|chaussures?|chaussettes|gants|murs|rideaux|pantalons|vestes?|manteaux|bottes|tissus|fleurs|feuilles|boutons|sacs|ceintures|volets|portes|lèvres|ongles|draps|coussins|voitures|écharpes|lunettes|bas|rubans|fils|carreaux|tons|teintes|couleurs|taches|lumières|drapeaux|foulards|uniformes|cravates|tuniques|blousons|chapeaux|casquettes|maillots|baskets|gilets|parapluies)$/u;

export const couleurs = defineRule({
  id: 'fr/couleurs',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'This colour stays as it is: “{fix}”.',
    fr: 'Cette couleur est invariable : « {fix} ».',
    es: 'Este color es invariable: «{fix}».',
  },
  explanation: {
    en: 'Colours named after a thing (“marron”, “orange”) and colours with a shade (“bleu clair”) do not agree: “des yeux marron”, “des robes bleu clair”.',
    fr: 'Les couleurs tirées d’un nom (« marron », « orange ») et les couleurs nuancées (« bleu clair ») ne s’accordent pas : « des yeux marron », « des robes bleu clair ».',
    es: 'Los colores que vienen de un sustantivo («marron», «orange») y los colores con matiz («bleu clair») no concuerdan: «des yeux marron», «des robes bleu clair».',
  },
  valid: [
    'Des yeux marron.',
    'Des robes bleues.',
    'Des robes bleu clair.',
    'Il mange des oranges.',
    'Des marrons chauds.',
    'Des chaussures roses.',
    'Les yeux bleus, clairs et doux.',
    'Des murs blancs et des portes vertes.',
    'Une salade verte.',
  ],
  invalid: [
    { text: 'Elle a des yeux [[marrons]].', fix: 'marron' },
    { text: 'Des robes [[oranges]] dansent.', fix: 'orange' },
    { text: 'Des robes [[bleues claires]].', fix: 'bleu clair' },
    { text: 'Une jupe [[bleue foncée]] lui va.', fix: 'bleu foncé' },
    { text: 'Des chemises [[kakis]] sèchent.', fix: 'kaki' },
    { text: 'Des vestes [[bleues marine]].', fix: 'bleu marine' },
  ],
  misses: ['Des poneys marrons.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      const before = words[index - 1];
      if (before?.kind !== 'word' || word.kind !== 'word') continue;
      if (THINGS.test(word.norm) && !NEVER_ALONE.test(word.norm) && WORN.test(before.norm))
        report(word, [word.text.replace(/s$/iu, '')]);
      const shade = words[index + 1];
      const fix = shade?.gap === ' ' && has(before, isNoun) ? shaded(word, shade) : undefined;
      if (fix !== undefined && shade) report({ start: word.start, end: shade.end }, [fix]);
    }
  },
});

/** The masculine singular. */
function bare(norm: string): string {
  const known = entryOf(IRREGULAR, norm.replace(/s$/u, ''));
  if (known !== undefined) return known;
  const singular = norm === 'gris' ? norm : norm.replace(/(?<!gri)s$/u, '');
  const masculine = singular.replace(/e$/u, '');
  return COLOR.test(masculine) || SHADE.test(masculine) ? masculine : singular;
}

function shaded(color: AnalysedWord, shade: AnalysedWord): string | undefined {
  const [one, two] = [bare(color.norm), bare(shade.norm)];
  if (!COLOR.test(one)) return undefined;
  const isShade = SHADE.test(two) && (two !== shade.norm || one !== color.norm);
  const isFixed = FIXED_SHADE.test(shade.norm) && one !== color.norm;
  if (isFixed) return `${one} ${shade.text}`;
  return isShade ? `${one} ${two}` : undefined;
}
