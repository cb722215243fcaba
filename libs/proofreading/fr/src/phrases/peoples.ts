/** Peoples, and the languages of many of them, in the masculine singular. */
export const PEOPLES: ReadonlySet<string> = new Set(
  `allemand anglais belge chinois espagnol français grec hollandais hongrois indien irlandais italien japonais marocain mexicain norvégien polonais portugais russe suisse tunisien turc américain canadien québécois algérien brésilien suédois danois finlandais autrichien roumain bulgare écossais gallois argentin chilien colombien péruvien égyptien libanais syrien iranien irakien israélien palestinien vietnamien coréen thaïlandais australien européen africain asiatique parisien lyonnais marseillais breton corse basque catalan`.split(
    /\s+/u,
  ),
);
