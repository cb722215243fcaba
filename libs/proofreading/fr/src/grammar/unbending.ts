/** Words that look like adjectives but often stand as adverbs, prepositions or fixed parts, and then do not agree. */
const LISTED: ReadonlySet<string> = new Set(
  `haut bas fort cher court net droit dur ferme clair faux juste bon mauvais gros plein seul fin franc frais
  vu excepté compris passé attendu supposé approuvé ôté inclus joint hormis mis étant soit sauf
  possible demi semi nu mi même tel quel autre certain tout
  marron orange crème kaki cerise chocolat turquoise bordeaux indigo lilas olive moutarde corail noisette ivoire
  standard clé clef phare limite type super extra sympa bio chic kitsch rococo snob record cible vidéo audio radio
  pilote modèle test web internet mobile express maximum minimum maxi mini junior senior pro ex anti micro macro
  première dernier premier second seconde neuf fait dit dite dits dites lu entendu convenu bienvenu
  grand petit gros pair tous toute toutes quelle quelles quels tels telle telles nul nulle nuls nulles comparé
  commune locale modale value flash open source custom e-mail live online offline cloud bas haute lourd léger
  bêta alpha menu copyleft getter setter batch communes locales honoraires`.split(/\s+/u),
);

/** `l’interface utilisateur`: nouns of agents stand behind another noun as they are. */
const AGENT = /eurs?$/u;
const COMPARATIVE = /(?:ieur|majeur|mineur|meilleur)s?$/u;

/** Whether a word may follow a noun without agreeing with it. */
export function isUnbending(norm: string): boolean {
  return LISTED.has(norm) || (AGENT.test(norm) && !COMPARATIVE.test(norm));
}

const COLOR = /^(?:noir|blanc|bleu|vert|rouge|gris|jaune|blond|brun|rose|violet|châtain)$/u;
const SHADE =
  /^(?:clair|foncé|pâle|vif|sombre|ciel|marine|nuit|roi|électrique|pastel|pomme|bouteille|olive|citron|de|d'|sang|fluo|cendré|vert|gris|bleu|mat|brillant|profond|tendre)$/u;

/** `des yeux bleu clair`, `noir de jais`: a color with its shade stays as it is. */
export function isShadedColor(color: string, next: string): boolean {
  return (COLOR.test(color) && SHADE.test(next)) || (SHADE.test(color) && COLOR.test(next));
}
