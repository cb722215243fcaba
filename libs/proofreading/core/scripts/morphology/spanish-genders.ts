/** Gender of Spanish nouns as their endings tell it. */
const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u));

/** Endings with so few exceptions that they count for more than lists, which know some words wrongly. */
const FEMININE =
  /(?:[cst]ión|xión|[gn]ión|dad|tad|tud|umbre|ez|eza|icie|itis|osis|encia|ancia|triz|ería|logía|grafía|metría)$/u;
const MASCULINE = /(?:aje|miento|ismo|dor|tor|sor|grama|lema|rema|stema|oma)$/u;
/** Endings that decide where nothing else is known. */
const RATHER_FEMININE = /(?:í|ur|ad|id|er|el|ill|uel|in|ez|anz|enz|ñ|ll|ch|j|nci|eri|ier|cul)a$/u;
const RATHER_MASCULINE = /(?:or|[aeo]n|án|ón|ín|o|[aei]l|al|és)$/u;
const PERSONS = /(?:ista|crata|cida|ícola|iatra|nauta|arca|pata|ñol|anta|ense)$/u;

const FEMININE_WORDS =
  words(`mano foto moto dinamo polio libido nao seo flor coliflor labor sor razón sazón desazón
  comezón picazón quemazón hinchazón imagen crema quema yema gema diadema flema estratagema goma loma broma paloma
  toma doma carcoma maroma redoma sombra punta raíz miel sal cal señal catedral cárcel piel col red sed pared luz cruz
  voz coz nuez vez tez paz faz hoz sien crin virgen sangre carne nube nave llave clase frase base fase calle noche
  tarde leche gente fuente mente muerte suerte torre tribu ley grey bici corona poma llama proclama amalgama
  escama cama dama fama grama semana zona persona gripe plata avioneta alarma meta
  urbe`);
const MASCULINE_WORDS =
  words(`alumbre pez ajedrez jerez almirez diez bastión ostión guion guión avión camión
  gorrión sarampión escorpión embrión centurión histrión anfitrión talión día mediodía tranvía mapa planeta cometa
  sofá papá clima dogma drama enigma estigma carisma prisma fantasma síntoma tema lema idioma aroma diploma anís mes
  enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre lunes martes
  miércoles jueves viernes accidente canal cromosoma dilema pijama gorila vodka tequila jesuita yoga karma zodíaco
  bucanero asma puente hombre nombre padre aire cine coche bosque viaje tigre golpe chiste diente deporte rock mitin penalti
  sheriff contragolpe autobús nirvana duermevela casete`);

export type EndingGender = 'm' | 'f' | undefined;

/** Gender that the word itself, or an ending all but free of exceptions, tells. */
export function sureGender(noun: string): EndingGender {
  if (FEMININE_WORDS.has(noun)) return 'f';
  if (MASCULINE_WORDS.has(noun)) return 'm';
  return FEMININE.test(noun) ? 'f' : MASCULINE.test(noun) ? 'm' : undefined;
}

/** Gender that the ending makes likely: for nouns that neither lists nor texts tell of. */
export const likelyGender = (noun: string): EndingGender =>
  sureGender(noun) ??
  (PERSONS.test(noun)
    ? undefined
    : RATHER_FEMININE.test(noun)
      ? 'f'
      : RATHER_MASCULINE.test(noun)
        ? 'm'
        : undefined);
