import type { Locale } from '@tercet/contracts';

/** Endings whose circumflex the reform of 1990 keeps: simple past and imperfect subjunctive. */
const KEPT_CIRCUMFLEX = /(?:[îûâ]mes|[îûâ]tes|[îûâ]t|înt|înmes|întes)$/u;
/** What has such an ending and is neither: `connaît`, `coûtes`, `flûtes`. */
const LOST_CIRCUMFLEX = /(?:aît|[cr]croît|oût(?:es)?|flûtes|ffût|abîmes|gît(?:es)?)$/u;
/** Words that the circumflex tells from others. */
const KEPT_WORDS =
  /^(?:re)?(?:dû|mûr|sûr)$|^jeûn|^m[ûu]res?$|^sûr[es]{0,2}$|^(?:re)?croît|^(?:re)?crû[est]*$/u;

/** Single words that the reform of 1990 spells in another way. */
const REFORMED: Readonly<Record<string, string>> = {
  asseoir: 'assoir',
  bonhomie: 'bonhommie',
  combatif: 'combattif',
  combative: 'combattive',
  'contre-jour': 'contrejour',
  'croque-monsieur': 'croquemonsieur',
  douceâtre: 'douçâtre',
  'entre-temps': 'entretemps',
  levraut: 'levreau',
  persiflage: 'persifflage',
  surseoir: 'sursoir',
};

/** An é that is read è, before a syllable whose e is mute: `événement`, `céderai`. */
const OPEN_E =
  /é(?=[bcdfgjklmnpqrstvz]{1,2}e(?:ment|rie|r(?:ai|as|a|ons|ez|ont|ais|ait|ions|iez|aient)$))/u;

/** Spellings of the 1990 reform that a traditional dictionary lacks. */
function* reformedFrench(word: string): Generator<string> {
  const isKept = KEPT_CIRCUMFLEX.test(word) && !LOST_CIRCUMFLEX.test(word);
  if (/[îû]/u.test(word) && !isKept && !KEPT_WORDS.test(word))
    yield word.replace(/[îû]/gu, (letter) => (letter === 'î' ? 'i' : 'u'));
  if (OPEN_E.test(word)) yield word.replace(OPEN_E, 'è');
  if (/guë/u.test(word)) yield word.replace('guë', 'güe');
  if (/guï/u.test(word)) yield word.replace('guï', 'güi');
  const other = REFORMED[word];
  if (other !== undefined) yield other;
}

/** Keyboards lack the ligatures; that is no misspelling. */
function* withoutLigatures(word: string): Generator<string> {
  if (/[œæ]/u.test(word)) yield word.replace(/œ/gu, 'oe').replace(/æ/gu, 'ae');
}

/** Spanish endings with two accentuations, both right: `cardiaco`, `quiromancia`, `psiquiatra`. */
const TWICE_ACCENTED = /[ií](?=ac[oa]s?$|atras?$)|(?<=manc)[ií](?=as?$)/u;

/** Single words of that kind, without their plurals in `-s`, which have both as well. */
const DOUBLES = `alveolo alvéolo, electrolito electrólito, cóctel coctel, béisbol beisbol, tortícolis torticolis,
  elefantiasis elefantíasis, gladiolo gladíolo, omóplato omoplato, ósmosis osmosis, reuma reúma, variz várice,
  bereber beréber, cónclave conclave, elixir elíxir, karate kárate, búmeran bumerán, anémona anemona, fútbol futbol,
  vídeo video, dinamo dínamo, chófer chofer, periodo período, olimpiada olimpíada, exégesis exegesis, isobara isóbara,
  pabilo pábilo, poligloto polígloto, políglota poliglota, médula medula, icono ícono, cuadrumano cuadrúmano,
  aerostato aeróstato, metempsicosis metempsícosis, utopía utopia, frijol fríjol, cartel cártel, róbalo robalo`;
const otherOf = new Map(
  DOUBLES.split(',').flatMap((pair) => {
    const [one = '', other = ''] = pair.trim().split(' ');
    return [
      [one, other],
      [other, one],
      [`${one}s`, `${other}s`],
      [`${other}s`, `${one}s`],
    ] as const;
  }),
);

/** As the dictionary of the Real Academia Española has them. */
function* twiceAccentedSpanish(word: string): Generator<string> {
  const other = otherOf.get(word);
  if (other !== undefined) yield other;
  const turned = word.replace(TWICE_ACCENTED, (letter) => (letter === 'i' ? 'í' : 'i'));
  if (turned !== word) yield turned;
}

/** Spellings beside the dictionary's own that are accepted and not proposed. */
export function toleratedForms(language: Locale, word: string): string[] {
  if (language === 'fr') return [...reformedFrench(word), ...withoutLigatures(word)];
  return language === 'es' ? [...twiceAccentedSpanish(word)] : [];
}

/** Words that are accepted when written, and never put into anybody's mouth. */
const OFFENSIVE: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:an(?:al|us)|arse(?:s|holes?)?|ass(?:es|holes?)?|bastard\p{L}*|bitch\p{L}*|bollocks?|boners?|boobs?|cock(?:s|y)?|crap(?:s|py|ped)?|cum(?:s|ming)?|dick(?:s|heads?)?|dildos?|dykes?|fag(?:s|gots?)?|genitals?|gooks?|jizz|kikes?|pakis?|penis(?:es)?|piss(?:ed|es|ing)?|poofs?|porn\p{L}*|pricks?|pubic|pussy|pussies|rap(?:ed|ists?|es?)|retards?|scrotums?|sluts?|slutty|spics?|tits?|titty|titties|tranny|turds?|twats?|vaginas?|vulvas?|wank\p{L}*|whor(?:es?|ing|ish))$/u,
  fr: /^(?:baise(?:r|s|nt|ur|urs|use)?|bites?|bordels?|branl(?:er|eurs?|euses?|ettes?)|chattes?|chi(?:er|ants?|antes?|asses?)|con(?:s|nes?|nards?|nardes?|nasses?|neries?)?|couill\p{L}+|culs?|encul\p{L}+|enfoir\p{L}+|foutre|gouines?|merd\p{L}+|nègres?|négros?|niqu(?:er?|es|é|ent)|nichons?|pédés?|pisse(?:s|r|nt|use)?|pouffiasses?|putes?|putains?|sal(?:auds?|opes?|operies?)|tapettes?|youpins?|bougnoul\p{L}+)$/u,
  es: /^(?:cabr[oó]n\p{L}*|carajo|cojon\p{L}*|cojud\p{L}+|coños?|culos?|chochos?|foll(?:ar|an|as|ad[oa]s?)|gilipoll\p{L}+|hostias?|jod(?:er|es?|id[oa]s?)|maric(?:a|as|ón|ones|onas?)|mierd\p{L}+|mamadas?|negratas?|pajer[oa]s?|pendej\p{L}+|penes?|pichas?|pollas?|put(?:as?|os?|ear|eado|adas?)|sudacas?|tetas?|vergas?|zorras?)$/u,
};

export const isOffensive = (language: Locale, folded: string): boolean =>
  OFFENSIVE[language].test(folded);
