import { type AnalysedWord, defineRule, entryOf, matchCase } from '@tercet/proofreading-core';
import { FEMININE_SINGULAR } from '../grammar/agreement';
import { determinerFor } from '../grammar/determiners';
import { wordSet } from '../grammar/words';

/** Masculine words before `caché`, and what they become. */
const LEADING: Readonly<Record<string, string>> = { al: 'a la', del: 'de la' };
const DETERMINERS = wordSet('el un este ese aquel nuestro otro');
/** Words that tell of computers: an artist's `caché` is masculine. */
const COMPUTING =
  /^(?:memoria|datos?$|archivo|fichero|navegador|servidor|página|web|ruta|limpi|vaci|borr|almacen|disco|código|aplicaci|programa|procesador|sistema|información|imagen|imágenes|carga)/u;
const SHOW = wordSet(
  'artista artistas cantante actor actriz espectáculo concierto fiesta gira euros',
);

export const cacheGenero = defineRule({
  id: 'es/cache-genero',
  category: 'agreement',
  level: 'suggestion',
  message: {
    en: 'In computing, “caché” is feminine: “{fix}”.',
    fr: 'En informatique, « caché » est féminin : « {fix} ».',
    es: 'En informática, «caché» es femenino: «{fix}».',
  },
  explanation: {
    en: 'The memory is “la caché”, short for “la memoria caché”. The masculine “el caché” is an artist’s fee, or elegance.',
    fr: 'La mémoire est « la caché », pour « la memoria caché ». Le masculin « el caché » est le cachet d’un artiste, ou l’élégance.',
    es: 'La memoria es «la caché», abreviación de «la memoria caché». El masculino «el caché» es lo que cobra un artista, o la elegancia.',
  },
  valid: [
    'Vacía la caché del navegador.',
    'El actor subió su caché.',
    'El caché de ese cantante es alto.',
    'Es una fiesta con mucho caché.',
    'La memoria caché del servidor está llena.',
    'El artista dobló el caché con la última gira.',
    'Yo no caché qué quería el ladrón.',
    'Pagaron un caché de dos mil euros al artista del programa.',
  ],
  invalid: [
    { text: 'Vacía [[el caché]] del navegador.', fix: 'la caché' },
    { text: 'Los datos se guardan en [[un caché]].', fix: 'una caché' },
    { text: 'El contenido [[del caché]] se borra con el servidor.', fix: 'de la caché' },
    { text: 'Las páginas van primero [[al caché]].', fix: 'a la caché' },
    { text: '[[Este caché]] acelera la aplicación.', fix: 'Esta caché' },
  ],
  check({ tokens, words }, report) {
    if (!tokens.some(({ norm }) => norm === 'caché')) return;
    if (words.some(({ norm }) => SHOW.has(norm))) return;
    if (!words.some(({ norm }) => COMPUTING.test(norm))) return;
    for (const [index, cache] of words.entries()) {
      const before = words[index - 1];
      if (cache.norm !== 'caché' || !before || cache.gap !== ' ') continue;
      const fix = feminineOf(before);
      if (fix !== undefined)
        report({ start: before.start, end: cache.end }, [
          matchCase(before.text, `${fix} ${cache.norm}`),
        ]);
    }
  },
});

const feminineOf = ({ norm }: AnalysedWord): string | undefined =>
  entryOf(LEADING, norm) ??
  (DETERMINERS.has(norm) ? determinerFor(norm, FEMININE_SINGULAR) : undefined);
