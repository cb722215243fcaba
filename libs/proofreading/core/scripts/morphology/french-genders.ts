/** Gender of French nouns as their endings tell it, for those of which neither lists nor texts tell. */
const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u));

const FEMININE =
  /(?:[tsx]ion|gion|nion|[ie]té|auté|tié|[ae]nce|(?<!o|chlor|carb|sulf|brom|fluor|hydr|cyan|iod|nitr|phosph)ure|tude|[lntr]ade|[ei]sse|asse|ette|elle|euse|trice|[bcdfgjlnprstv]ée|[a-zé]ie|(?<![ao])ine|[ot]aine|aison|oise|[^aeiou]ose|ille|ouille|aille|euille|ive|ouche|[rt]iche)$/u;
const MASCULINE =
  /(?:isme|asme|ment|[lnrst]ome|(?:chlor|carb|sulf|brom|fluor|hydr|cyan|iod|nitr|phosph)ure|age|scope|mètre|gramme|blème|stème|drome|cide|gène|phage|oir|toire|eau|ier|[ae]rd|et|ot|at|al|ail|eil|euil|[iou]l|el|ain|ein|in|oin|(?<![çis])on|an|en|un|um|us|is|os|as|ais|ois|ès|er|ar|or|ir|our|ic|oc|ac|ec|uc|op|ap|if|ef|eu|ou|i|o|y|g|k|m|d|b|w|ct|st|rt|nt|pt)$/u;

/** Words that their endings would put wrong, or of which no ending tells. */
const FEMININE_WORDS =
  words(`image page plage cage rage nage fin mer dent nuit part main faim soif clef nef souris brebis vis fois noix voix
  croix paix toux chaux faux perdrix foi loi fourmi paroi jument gent mort fleur sœur cour chair cuiller forêt dot
  oasis vertu eau peau tribu glu bru radio photo vidéo moto auto météo dynamo stéréo expo promo conso mémoire
  histoire victoire gloire foire poire armoire nageoire mâchoire baignoire patinoire balançoire bouilloire
  mangeoire trajectoire échappatoire écritoire préhistoire passoire écumoire rôtissoire période méthode anode
  cathode électrode diode pagode commode hypoténuse catacombe douzaine dizaine quinzaine centaine vingtaine
  trentaine cinquantaine soixantaine huitaine quarantaine neuvaine laine haine graine veine peine reine baleine
  chaîne gaine scène hyène arène sirène antenne villa véranda pizza vodka polka caméra samba rumba saga toundra
  diva guérilla fantasia tombola cafétéria gomme somme pomme méthadone hormone crème brème prison chanson boisson
  rançon façon leçon maison raison saison trahison guérison cloison toison livraison moisson cuisson plupart
  interview`);
const MASCULINE_WORDS =
  words(`musée lycée trophée apogée périgée mausolée scarabée camée caducée athée pygmée hyménée empyrée coryphée prytanée
  gynécée élysée trochée macchabée silence génie incendie parapluie foie messie sosie zombie brie amphibie
  périhélie aphélie coolie hippie mercure murmure
  parjure augure arséniure borure silure comité comté côté traité pâté été arrêté député doigté
  bastion million lampion espion pion champion camion anion cation scion ganglion alérion prélude interlude grade stade jade
  magazine patrimoine moine chanoine domaine capitaine squelette quintette sextette vermicelle libelle violoncelle
  polichinelle rebelle modèle glucose fructose lactose saccharose maltose galactose ribose xylose mannose génose
  cantique portique périodique moustique élastique plastique distique lexique risque disque cirque masque kiosque
  tropique zodiaque cloaque viatique diagnostique gorille crocodile quadrille bacille codicille vaudeville calice
  portefeuille chèvrefeuille millefeuille narcisse pouce lynx triptyque diptyque conclave fleuve rêve élève
  adjectif septembre novembre décembre groupe gaspacho antre physicien chirurgien carême baptême poème problème
  système thème schème blasphème diadème emblème anathème théorème phénomène oxygène barème harem chrysanthème
  goitre entracte indigène braille reproche live brontosaure poisson frisson buisson soupçon garçon glaçon maçon
  hameçon caleçon`);

/** Gender that the ending makes likely. Names of persons ending in `-iste`, `-eur` … are left open. */
export function likelyGender(noun: string): 'm' | 'f' | undefined {
  if (FEMININE_WORDS.has(noun)) return 'f';
  if (MASCULINE_WORDS.has(noun)) return 'm';
  return FEMININE.test(noun) ? 'f' : MASCULINE.test(noun) ? 'm' : undefined;
}
