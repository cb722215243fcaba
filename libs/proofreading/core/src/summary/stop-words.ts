import type { Locale, Localized } from '@tercet/contracts';

/** Words that every text is full of and that say nothing about it; lower case, parted at apostrophes and hyphens. */
const LISTS: Localized = {
  en: `a about above after again against ago all almost along already also although always am among an and another any
    anyone anything are aren around as at away back be because become been before being below between both but by can
    cannot could couldn did didn do does doesn doing don done down during each either else enough even ever every
    everyone everything few first for from further get gets getting go goes going gone got had hadn has hasn have haven
    having he her here hers herself him himself his how however if in indeed instead into is isn it its itself just keep
    last least less let like ll made make makes making many may maybe me might mine more most much must my myself near
    need neither never next no nobody none nor not nothing now of off often on once one only onto or other others ought
    our ours ourselves out over own per perhaps quite rather re really same say says said second see seem seems several
    shall she should shouldn since so some someone something soon still such take than that the their theirs them
    themselves then there therefore three four five six seven eight nine ten eleven twelve twenty thirty hundred thousand
    million half these they thing things this those though through thus till to together too toward
    towards two under until up upon us use used very ve was wasn way we well were weren what whatever when where whether
    which while who whole whom whose why will with within without won would wouldn yes yet you your yours yourself`,
  fr: `a à afin ai ainsi alors après as assez au aucun aucune aujourd auquel aussi autant autour autre autres aux avaient
    avais avait avant avec avez avoir avons ayant beaucoup bien bon c ça car ce ceci cela celle celles celui cependant
    certain certaine certaines certains ces cet cette ceux chacun chacune chaque chez ci comme comment contre d dans de
    déjà depuis dernier dernière derrière des dès deux devant dire dit doit doivent donc dont du elle elles en encore
    enfin ensuite entre es est et étaient étais était été étant être eu eux faire fait faut fois font furent fut grâce
    hui il ils j jamais je jusqu jusque l la là laquelle le lequel les lesquelles lesquels leur leurs lors lorsqu lorsque
    lui m ma mais malgré me même mêmes mes mien moi moins mon n ne ni non nos notre nous on ont or ou où oui par parce
    parfois parmi pas pendant personne peu peut peuvent plus plusieurs plutôt pour pourquoi premier première près presque
    puis puisqu puisque qu quand que quel quelle quelles quelqu quelque quelques quels qui quoi quoique rien s sa sans
    sauf se selon sera serait seront ses seul seule seulement si sien sinon soi soit son sont sous souvent suis sur t ta
    tandis tant trois quatre cinq sept huit neuf dix onze douze vingt trente cent cents mille million demi demie te tel telle telles tels tes toi ton toujours tous tout toute toutefois toutes très trop tu un une va
    vais vers voici voilà vont vos votre vous vraiment y`,
  es: `a al algo alguien algún alguna algunas alguno algunos allá allí ambos ante antes apenas aquel aquella aquellas
    aquello aquellos aquí así aun aún aunque bajo bastante bien cada casi como cómo con conmigo contigo contra cosa cosas
    cual cuál cuales cualquier cualquiera cuando cuándo cuanto de debe deben decir del demás demasiado dentro desde
    después dice dijo donde dónde dos durante e él el ella ellas ello ellos embargo en entonces entre era eran eres es
    esa esas ese eso esos esta está estaba estaban estado están estar estas este esto estos estoy etc fue fuera fueron ha
    haber había habían hace hacen hacer hacia haciendo han hasta hay haya he hecho hemos hizo hoy incluso ir jamás junto
    la las le les lo los luego más me mediante mejor menos mi mí mientras mío mis mismo misma mismas mismos mucha muchas
    mucho muchos muy nada nadie ni ningún ninguna ninguno no nos nosotros nuestra nuestras nuestro nuestros nunca o os
    otra otras otro otros para parte pero poca pocas poco pocos podemos poder por porque primer primera primero pudo puede
    pueden pues que qué quien quién quienes quizá quizás sea sean según ser será serán si sí sido siempre siendo sin
    sino sobre sola solo sólo somos son soy su sus suya suyo tal tales también tampoco tan tanta tanto te tenemos tener
    tenía tres cuatro cinco seis siete ocho nueve diez once doce veinte treinta cien ciento mil millón medio media ti tiene tienen toda todas todavía todo todos tras tu tú tus u última último un una unas uno unos usted ustedes
    va van varias varios ver vez veces vosotros voy y ya yo`,
};

const setOf = (locale: Locale): ReadonlySet<string> => new Set(LISTS[locale].split(/\s+/));

export const STOP_WORDS: Localized<ReadonlySet<string>> = {
  en: setOf('en'),
  fr: setOf('fr'),
  es: setOf('es'),
};
