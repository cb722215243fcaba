import { type Cells, FEMININE, MASCULINE, SINGULAR } from './cells';

/** First names that are given to men only. */
const MEN = new Set(
  `adam adrien alain albert alexandre alexis alfred alphonse andré antoine antonin armand arnaud arthur auguste augustin
  aurélien axel baptiste barnabé basile bastien benjamin benoît bernard bertrand bruno cédric charles christian christophe
  clément damien daniel david denis didier dimitri edgar edmond édouard élie émile emmanuel éric ernest étienne eugène
  fabien fabrice félix ferdinand fernand florent florian françois frédéric gabriel gaël gaspard gaston gauthier geoffroy
  georges gérard gérald germain gilbert gilles grégoire grégory guillaume gustave guy hector henri hervé hubert hugo
  ignace isaac ivan jacob jacques jean jérémy jérôme joachim joël joseph julien kévin laurent léo léon léonard
  loïc louis luc lucas lucien marc marcel mathieu matthieu maurice maxime michel nathan nicolas noé norbert octave olivier
  oscar pascal patrice patrick paul philippe pierre quentin raoul raphaël raymond rémi renaud rené richard robert
  robin rodolphe roger roland romain samuel sébastien serge simon stéphane sylvain théo théodore théophile thibault
  thierry thomas timothée valentin victor vincent vladimir xavier yann yves yvon`.split(/\s+/u),
);
/** First names that are given to women only. */
const WOMEN = new Set(
  `adèle adeline agathe agnès albertine alexandra alice aline amandine amélie anaïs andréa angèle angélique anita anna anne
  annie antoinette apolline ariane arlette astrid audrey aurélie aurore barbara béatrice bénédicte bernadette berthe
  blanche brigitte camélia carla carole caroline catherine cécile céline chantal charlotte chloé christelle christiane
  christine claire clara clarisse claudette claudine clémence clémentine clotilde colette coralie corinne cynthia danielle
  delphine denise diane édith éléonore éliane élisa élisabeth élise élodie éloïse émilie emma ernestine estelle esther
  eugénie eva évelyne fabienne fanny fatima florence françoise gabrielle geneviève georgette germaine ghislaine gisèle
  hélène henriette hortense inès irène isabelle jacqueline jeanne jeannine jocelyne joséphine josette josiane juliette
  julie justine karine laetitia laura laure laurence léa léonie liliane lina line lise louise lucie lucienne lydie
  madeleine magali manon marcelle margaux margot marguerite marianne marie marina marine marion marlène martine mathilde
  maud mélanie mélissa michèle mireille monique murielle mylène nadège nadine natacha nathalie nicole nina noémie océane
  odette odile olga ophélie pascale patricia paulette pauline pénélope raymonde rébecca régine renée rita rosalie roxane
  sabine sabrina salomé sandra sandrine sarah séverine simone solange sonia sophie stéphanie suzanne sylvie sylvette tatiana
  thérèse valentine valérie vanessa vera véronique victoire victorine violette virginie viviane yolande yvette yvonne
  zoé`.split(/\s+/u),
);

/** What agrees with a first name, in lower case; undefined for names of both sexes and for other words. */
export function cellsOfFirstName(name: string): Cells | undefined {
  if (MEN.has(name)) return MASCULINE & SINGULAR;
  return WOMEN.has(name) ? FEMININE & SINGULAR : undefined;
}
