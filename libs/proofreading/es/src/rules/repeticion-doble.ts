import { defineRule } from '@tercet/proofreading-core';
import { isNext } from '../grammar/phrase';

const PREPOSITIONS = /^(?:en|con|por|para|a|sobre|desde|hasta|entre|sin)$/u;
const ARTICLES = /^(?:el|la|los|las|un|una|su|mi)$/u;

export const repeticionDoble = defineRule({
  id: 'es/repeticion-doble',
  category: 'repetition',
  level: 'error',
  message: {
    en: 'The words are written twice.',
    fr: 'Les mots sont écrits deux fois.',
    es: 'Las palabras están escritas dos veces.',
  },
  explanation: {
    en: 'A preposition and its article repeated by accident: “en la en la casa”. Delete one of the two pairs.',
    fr: 'Une préposition et son article répétés par mégarde : « en la en la casa ». Supprimez une des deux paires.',
    es: 'Una preposición y su artículo repetidos por descuido: «en la en la casa». Borra una de las dos parejas.',
  },
  valid: [
    'En la casa y en la calle.',
    'De la una a la otra.',
    'En el que en el fondo creo.',
    'De la mano, de la cintura.',
    'Por la tarde, por la noche.',
    'A la una, a las dos.',
    'Lo de la de la tienda.',
    'Con la que con la otra no.',
  ],
  invalid: [
    { text: 'Vive [[en la en la]] casa azul.', fix: 'en la' },
    { text: 'Nació [[en el en el]] norte.', fix: 'en el' },
    { text: 'Habló [[con la con la]] vecina.', fix: 'con la' },
    { text: 'Pasó [[por el por el]] parque.', fix: 'por el' },
    { text: 'Salió [[a la a la]] calle.', fix: 'a la' },
  ],
  check({ tokens }, report) {
    for (const [index, first] of tokens.entries()) {
      const [article, again, last] = tokens.slice(index + 1, index + 4);
      if (
        !PREPOSITIONS.test(first.norm) ||
        !isNext(article) ||
        !ARTICLES.test(article.norm) ||
        !isNext(again) ||
        !isNext(last)
      )
        continue;
      if (again.norm === first.norm && last.norm === article.norm)
        report({ start: first.start, end: last.end }, [`${first.text} ${article.text}`]);
    }
  },
});
