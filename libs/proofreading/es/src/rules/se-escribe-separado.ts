import {
  type AnalysedWord,
  type Rule,
  defineReplacement,
  matchCase,
} from '@tercet/proofreading-core';
import { follows } from '../grammar/words';

const TABLE = defineReplacement({
  id: 'es/se-escribe-separado',
  category: 'spelling',
  level: 'error',
  message: {
    en: 'It is written as separate words: “{fix}”.',
    fr: 'Cela s’écrit en plusieurs mots : « {fix} ».',
    es: 'Se escribe separado: «{fix}».',
  },
  explanation: {
    en: 'These expressions are made of several words, although they are said in one breath: “o sea”, “a veces”, “en serio”, “sobre todo” (above all), “en torno a” (around). A “sobretodo” is an overcoat, “el entorno” what surrounds.',
    fr: 'Ces expressions s’écrivent en plusieurs mots, même si on les dit d’un trait : « o sea », « a veces », « en serio », « sobre todo » (surtout), « en torno a » (autour de). Un « sobretodo » est un pardessus, « el entorno » l’environnement.',
    es: 'Estas expresiones se escriben en varias palabras, aunque se digan de una vez: «o sea», «a veces», «en serio», «sobre todo», «en torno a». Un «sobretodo» es un abrigo y «el entorno», lo que rodea.',
  },
  phrases: {
    osea: 'o sea',
    alomejor: 'a lo mejor',
    aveces: 'a veces',
    deacuerdo: 'de acuerdo',
    porfavor: 'por favor',
    enserio: 'en serio',
    apesar: 'a pesar',
    almenos: 'al menos',
    nisiquiera: 'ni siquiera',
    porsupuesto: 'por supuesto',
    asique: 'así que',
    asíque: 'así que',
    derrepente: 'de repente',
    derepente: 'de repente',
    depronto: 'de pronto',
    amenudo: 'a menudo',
    encuanto: 'en cuanto',
    envez: 'en vez',
    sinembargo: 'sin embargo',
    nosé: 'no sé',
    porlomenos: 'por lo menos',
    talvés: 'tal vez',
    através: 'a través',
    enfín: 'en fin',
    enrealidad: 'en realidad',
    'ala vez': 'a la vez',
    conrespecto: 'con respecto',
    acontinuación: 'a continuación',
    amedida: 'a medida',
    entodo: 'en todo',
    apartir: 'a partir',
    atiempo: 'a tiempo',
    enparte: 'en parte',
    encambio: 'en cambio',
    detodo: 'de todo',
    detodos: 'de todos',
    poreso: 'por eso',
    porotro: 'por otro',
    masomenos: 'más o menos',
  },
  misses: ['Una charla entorno a la paz.', 'Es un lugar tranquilo sobretodo de noche.'],
  valid: [
    'O sea, no viene.',
    'A veces llueve.',
    'Lo dijo en serio.',
    'El entorno de la casa es bonito.',
    'Trabaja en torno a esa idea.',
    'La estructura ósea es fuerte.',
    'A lo mejor viene.',
    'Por favor, siéntate.',
    'Gira en torno a la paz.',
    'Adapta el entorno a las necesidades.',
    'Cada entorno a su modo es bueno.',
    'Del entorno a la persona.',
    'Un buen entorno a veces basta.',
    'Su entorno al completo vino.',
    'Viven en torno al lago.',
    'Me gusta sobre todo el mar.',
    'Llevaba un sobretodo gris.',
    'Colgó el sobretodo mojado.',
    'Salió sin sobretodo.',
    'Su viejo sobretodo olía a humo.',
    'Iba de sobretodo y sombrero.',
    'Hablaron sobre todo de ti.',
    'Los sobretodos son caros.',
    'Llevaba sobretodo y sombrero.',
  ],
  invalid: [
    { text: '[[Osea]], no viene.', fix: 'O sea' },
    { text: '[[Aveces]] llueve mucho.', fix: 'A veces' },
    { text: '¿Lo dices [[enserio]]?', fix: 'en serio' },
    { text: '[[Nosé]] qué hacer.', fix: 'No sé' },
    { text: '[[Alomejor]] viene mañana.', fix: 'A lo mejor' },
    { text: 'Ven, [[porfavor]].', fix: 'por favor' },
    { text: 'La charla giró [[entorno]] a la paz.', fix: 'en torno' },
    { text: 'Viven [[entorno]] al lago.', fix: 'en torno' },
    { text: 'Se reunieron [[entorno]] a la mesa.', fix: 'en torno' },
    { text: 'Cuesta [[entorno]] a los mil euros.', fix: 'en torno' },
    { text: 'El debate gira [[entorno]] al precio.', fix: 'en torno' },
    { text: 'Me gusta [[sobretodo]] el mar.', fix: 'sobre todo' },
    { text: 'Come fruta, [[sobretodo]] en verano.', fix: 'sobre todo' },
    { text: '[[Sobretodo]], no corras.', fix: 'Sobre todo' },
    { text: 'Es amable y [[sobretodo]] sincera.', fix: 'sobre todo' },
    { text: 'Hablaron [[sobretodo]] de ti.', fix: 'sobre todo' },
  ],
});

export const seEscribeSeparado: Rule = {
  ...TABLE,
  check(sentence, report) {
    TABLE.check(sentence, report);
    for (const [index, word] of sentence.words.entries()) {
      if (word.norm === 'sobretodo' && !isOvercoat(sentence.words[index - 1]))
        report(word, [matchCase(word.text, 'sobre todo')]);
      if (word.norm === 'entorno' && isAround(sentence.words, index)) report(word, ['en torno']);
    }
  },
};

/** `un sobretodo`, `llevaba sobretodo y sombrero` */
const isOvercoat = (before: AnalysedWord | undefined): boolean =>
  /^(?:DET|ADP|ADJ|NUM)$/.test(before?.best.pos ?? '') ||
  /^(?:llevar|vestir|usar|poner|traer|quitar|comprar)$/.test(before?.best.lemma ?? '');

/** `gira entorno a la paz`: directly behind a verb, without an article. */
const isAround = (words: readonly AnalysedWord[], index: number): boolean =>
  follows(words[index]) &&
  follows(words[index + 1]) &&
  /^al?$/u.test(words[index + 1]?.norm ?? '') &&
  words[index - 1]?.best.pos === 'VERB';
