import { defineRule } from '@tercet/proofreading-core';
import { determinerFor } from '../grammar/determiners';
import { nounCells } from '../grammar/agreement';
import { follows, isVerb, may, wordSet } from '../grammar/words';

const CARE =
  /^(?:lavar|cepillar|peinar|cortar|secar|pintar|romper|quebrar|afeitar|limpiar|torcer|depilar|maquillar|rascar|poner|quitar)$/;
const BODY =
  wordSet(`mano manos cara diente dientes pelo cabello pie pies pierna piernas brazo brazos dedo dedos uña uñas cabeza
  nariz boca oreja orejas ojo ojos cuello barba bigote tobillo rodilla muñeca espalda`);
const PRONOUN = /^(?:me|te|se|nos|os)$/u;
const POSSESSIVE = /^(?:mis?|tus?|sus?|nuestr[oa]s?)$/u;
/** Only clothes are put on and taken off. */
const DRESSING = /^(?:poner|quitar)$/;
const CLOTHES = wordSet(
  'ropa zapato zapatos camisa camiseta pantalón pantalones abrigo chaqueta sombrero gorra calcetines pijama gafas lentes botas',
);

export const parteDelCuerpo = defineRule({
  id: 'es/parte-del-cuerpo',
  category: 'grammar',
  level: 'suggestion',
  message: {
    en: 'The pronoun already tells whose it is: “{fix}”.',
    fr: 'Le pronom dit déjà à qui c’est : « {fix} ».',
    es: 'El pronombre ya dice de quién es: «{fix}».',
  },
  explanation: {
    en: 'With “me”, “te”, “se”, parts of the body and clothes take the article: “me lavo las manos”, “se quitó el abrigo”.',
    fr: 'Avec « me », « te », « se », les parties du corps et les vêtements prennent l’article : « me lavo las manos », « se quitó el abrigo ».',
    es: 'Con «me», «te», «se», las partes del cuerpo y la ropa llevan artículo: «me lavo las manos», «se quitó el abrigo».',
  },
  valid: [
    'Me lavo las manos.',
    'Lava sus manos con agua.',
    'Se quitó el abrigo.',
    'Mis manos están limpias.',
    'Me gusta tu pelo.',
    'Se lavó con sus manos.',
    'Me puse tu camisa.',
    'Le cortó el pelo.',
  ],
  invalid: [
    { text: 'Me lavo [[mis]] manos antes de comer.', fix: 'las' },
    { text: 'Luego me cepillo [[mis]] dientes.', fix: 'los' },
    { text: 'Ana se rompió [[su]] brazo ayer.', fix: 'el' },
    { text: 'Nos pusimos [[nuestras]] botas y salimos.', fix: 'las' },
    { text: 'Se quitó [[su]] abrigo al entrar.', fix: 'el' },
  ],
  misses: ['Voy a lavarme mis manos.'],
  falseAlarms: ['Me lavo mi pelo y el de mi hija.'],
  check({ words }, report) {
    for (const [index, possessive] of words.entries()) {
      const verb = words[index - 1];
      const pronoun = words[index - 2]?.norm ?? '';
      const noun = words[index + 1];
      if (!POSSESSIVE.test(possessive.norm) || !verb || !PRONOUN.test(pronoun)) continue;
      if (!follows(possessive) || !follows(noun) || !may(verb, isVerb)) continue;
      const lemma = verb.readings.find((one) => isVerb(one) && CARE.test(one.lemma))?.lemma;
      if (lemma === undefined || !ownerOf(pronoun).test(possessive.norm)) continue;
      const isOwn = DRESSING.test(lemma) ? CLOTHES.has(noun.norm) : BODY.has(noun.norm);
      const cell = [1, 2, 4, 8].find((one) => nounCells(noun) === one);
      const article = cell === undefined ? undefined : determinerFor('el', cell);
      if (isOwn && article !== undefined) report(possessive, [article]);
    }
  },
});

/** Whose it is where the pronoun says so: `me … mis`. */
const ownerOf = (pronoun: string): RegExp =>
  pronoun === 'me'
    ? /^mis?$/u
    : pronoun === 'te'
      ? /^tus?$/u
      : pronoun === 'se'
        ? /^sus?$/u
        : /^nuestr/u;
