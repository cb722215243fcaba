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
