/** Nouns whose verb and adjectives agree with them or with what they count. */
export const COLLECTIVES: ReadonlySet<string> = new Set(
  `nombre majorité minorité plupart partie ensemble série moitié foule quantité masse multitude infinité totalité reste
  groupe paire poignée tiers quart dizaine douzaine quinzaine vingtaine trentaine cinquantaine centaine millier
  million milliard type sorte espèce genre tas peu trop plus moins beaucoup assez bon fois lot couple succession
  suite liste collection variété diversité proportion pourcentage équipe troupe armée famille certain maximum minimum`.split(
    /\s+/u,
  ),
);
