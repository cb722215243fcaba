import type { Locale, Localized } from '@tercet/contracts';

/** Abbreviations that a name, a number or more of the sentence follows, without their last full stop, lower case. */
const INNER: Localized = {
  en: `mr mrs ms dr prof rev hon gen col maj capt lt sgt cpl adm cmdr gov sen rep pres st mt ft
    vs viz cf e.g i.e al no nos vol vols fig figs eq eqs sec ch art par pp p ed eds trans approx est dept univ
    u.s u.k u.n u.s.a jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thurs fri sat sun`,
  fr: `m mm mme mmes mlle mlles dr drs pr prof me mgr st ste cf vs p pp vol t art al éd ex fig chap
    av apr j.-c env tél réf sect trad coll hab n no nº n° c.-à-d p.ex cie bd boul`,
  es: `sr sra sres sras srta dr dra dres dras prof profa d dña dñas ud uds vd vds lic ing arq gral cnel cap
    pdte fig figs pág págs p pp vol vols cap art arts núm núms nº n.º cf vs ed eds tel tfno avda av c ctra pza
    aprox ej p.ej min máx mín sto sta mons excmo excma ee.uu ilmo ilma a.c d.c s.a`,
};

/** Abbreviations that also end sentences: the next word's capital decides. */
const MAYBE_LAST: Localized = {
  en: 'etc inc ltd co corp bros jr sr ave blvd rd a.m p.m ph.d',
  fr: 'etc min max s.a',
  es: 'etc s.l cía',
};

const sets = (lists: Localized): Localized<ReadonlySet<string>> => {
  const set = (locale: Locale) => new Set(lists[locale].split(/\s+/));
  return { en: set('en'), fr: set('fr'), es: set('es') };
};
export const INNER_ABBREVIATIONS = sets(INNER);
export const MAYBE_LAST_ABBREVIATIONS = sets(MAYBE_LAST);

/** Abbreviations that parts of addresses, recipes, timetables and books have, beside those above. */
const OTHERS = sets({
  en: 'tbsp tsp oz lb lbs hrs hr min mins hols misc incl excl tel ext cont ref refs intro esp orig pron adj adv obs hwy pkwy apt bldg pt pts ave terr lang lit ltd mfg mtg pkg qty temp mgr asst attn corp ed eds rev viz ibid op cit suppl epidemiol chem phys biol med psychol sociol hist philos int',
  fr: 'lun mar mer jeu ven sam dim janv févr avr juil sept oct nov déc resp bât esc app appt imp chem rte av bld bvd all pl sq cf ibid op cit supra infra trad éd éds env max min mn nb cts cent cuil càs càc hab éq équ adj adv loc litt philos épidémiol méd biol chim phys psychol sociol hist géogr int ext fér qté sté ets asso gén',
  es: 'lun mar mié jue vie sáb dom ene feb mar abr may jun jul ago sep sept set oct nov dic cda cdas cdta cdtas izda izdo izq dcha dcho atn resp bco edif esc pl pta ptas urb pol avda blvr cta dto depto dpto fdo adj adv loc lit epidemiol med biol quím fís psicol sociol hist geogr int ext fest tfno tlf móv cía cías hnos impr trad ed eds ibid op cit vid',
});

/** Whether a word in lower case, without its full stop, is an abbreviation. */
export const isAbbreviation = (word: string, language: Locale): boolean =>
  [INNER_ABBREVIATIONS, MAYBE_LAST_ABBREVIATIONS, OTHERS].some((list) => list[language].has(word));
