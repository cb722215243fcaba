import { defineRule } from '@tercet/proofreading-core';
import { follows, may, wordSet } from '../grammar/words';

const GOING = /^(?:ir|venir|llegar|volver|regresar|caminar|correr|viajar|entrar|conducir|salir)$/;
const FEMININE = wordSet(
  'escuela universidad playa iglesia oficina tienda biblioteca montaña fiesta ciudad cocina estación piscina cafetería cárcel farmacia panadería granja selva',
);
const MASCULINE = wordSet(
  'gimnasio parque cine supermercado restaurante hospital centro aeropuerto museo hotel mercado banco trabajo teatro concierto baño lago río zoológico jardín bosque dentista',
);

export const lugarArticulo = defineRule({
  id: 'es/lugar-articulo',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'The place takes its article: “{fix}”.',
    fr: 'Le lieu prend l’article : « {fix} ».',
    es: 'El lugar lleva artículo: «{fix}».',
  },
  explanation: {
    en: 'Places are named with the article: “voy a la escuela”, “llegó al aeropuerto”; only “casa”, “clase” and “misa” go without.',
    fr: 'Les lieux prennent l’article : « voy a la escuela », « llegó al aeropuerto » ; seuls « casa », « clase » et « misa » s’en passent.',
    es: 'Los lugares llevan artículo: «voy a la escuela», «llegó al aeropuerto»; solo «casa», «clase» y «misa» van sin él.',
  },
  valid: [
    'Voy a la escuela.',
    'Voy a casa.',
    'Llegó al aeropuerto.',
    'Van a escuelas distintas.',
    'Va a misa y a clase.',
    'Jugaron a puerta cerrada.',
    'Pasó de ciudad a ciudad.',
    'Huele a playa.',
    'Suena a fiesta.',
    'Va de fiesta en fiesta.',
  ],
  invalid: [
    { text: 'Voy [[a escuela]] en autobús.', fix: 'a la escuela' },
    { text: 'Ayer fuimos [[a playa]].', fix: 'a la playa' },
    { text: 'Llegó [[a aeropuerto]] tarde.', fix: 'al aeropuerto' },
    { text: 'Quiero ir [[a universidad]].', fix: 'a la universidad' },
    { text: 'Regresamos [[a hotel]] muy tarde.', fix: 'al hotel' },
    { text: 'Caminaba [[a parque]] cada día.', fix: 'al parque' },
  ],
  misses: ['Estudia en escuela.'],
  check({ tokens, words }, report) {
    if (!tokens.some(({ norm }) => norm === 'a')) return;
    for (const [index, to] of words.entries()) {
      const verb = words[index - 1];
      const place = words[index + 1];
      if (to.norm !== 'a' || !verb || !follows(place) || place.text !== place.norm) continue;
      if (
        !may(verb, ({ pos, lemma }) => pos === 'VERB' && GOING.test(lemma)) ||
        verb.best.pos === 'NOUN'
      )
        continue;
      const after = words[index + 2];
      if (after?.best.pos === 'ADJ' || /^(?:y|o|de|por)$/u.test(after?.norm ?? '')) continue;
      const span = { start: to.start, end: place.end };
      if (FEMININE.has(place.norm)) report(span, [`${to.text} la ${place.text}`]);
      else if (MASCULINE.has(place.norm)) report(span, [`${to.text}l ${place.text}`]);
    }
  },
});
