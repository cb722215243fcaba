import { describe, expect, it } from '@jest/globals';
import { PLAIN_WORDS_ES } from './plain-words.es';
import { after, before, inPlainWords, wordyOf } from './testing/marked-text';

const CHANGED = [
  'Nos quedamos en casa [debido al hecho de que|porque] estaba lloviendo.',
  'El club cerró [a causa del hecho de que|porque] nadie pagaba.',
  'Todo está limpio [a excepción de|salvo] la cocina.',
  'Todo está abierto [a excepción del|salvo el] museo.',
  'Todo está limpio [con la excepción de|salvo] la cocina.',
  'Todo está abierto [con la excepción del|salvo el] museo.',
  'Viven [en las proximidades de|cerca de] la estación.',
  'Viven [en las proximidades del|cerca del] puerto.',
  'Viven [en las inmediaciones de|cerca de] la estación.',
  'Viven [en las inmediaciones del|cerca del] puerto.',
  'Contestó [de manera inmediata|de inmediato].',
  'Salieron [de forma inmediata|de inmediato].',
  'Entrena [de forma regular|regularmente].',
  'Lee [de manera rápida|rápidamente].',
  'Escribe [de forma rápida|rápidamente].',
  'Corre [con el fin de|para] llegar a tiempo.',
  'Lo escribo [con el fin de|para] que no se olvide.',
  '[Con la finalidad de|Para] ahorrar, vendimos el coche.',
  'Salimos temprano, [con el objetivo de|para] evitar el tráfico.',
  '[Con el propósito de|Para] aprender, viaja mucho.',
  '[Debido al hecho de que|Como] llovía, nos quedamos en casa.',
  'Nos quedamos en casa, [debido al hecho de que|porque] llovía.',
  'Cerraron el puente, [a causa del hecho de que|porque] era viejo.',
  '[A pesar del hecho de que|Aunque] llovía, salieron.',
  '[En el momento actual|Ahora], el museo está cerrado.',
  '[En la actualidad|Hoy], casi nadie escribe cartas.',
  '[A día de hoy|Hoy] no hay respuesta.',
  'La gente lee menos [hoy en día|hoy].',
  '[Con anterioridad a|Antes de] la boda, vivían en Lugo.',
  '[Con anterioridad al|Antes del] viaje, cambie dinero.',
  '[Con posterioridad a|Después de] la boda, se mudaron.',
  '[Con posterioridad al|Después del] incendio, cerró la tienda.',
  'Contésteme [a la mayor brevedad posible|cuanto antes].',
  'Aprendió [en un breve espacio de tiempo|en poco tiempo].',
  'Se durmió [durante el transcurso de|durante] la cena.',
  'Lloró [durante el transcurso del|durante el] partido.',
  'El equipo [tiene la capacidad de|puede] ganar.',
  'Los perros [tienen la capacidad de|pueden] oírlo.',
  'No quiso [hacer uso de|usar] su derecho.',
  'El motor [hace uso de|usa] un aceite especial.',
  'Los vecinos [hacen uso de|usan] la entrada del patio.',
  'Entró [haciendo uso de|usando] la llave.',
  'Prefiere [utilizar|usar] la escalera.',
  'El taller [utiliza|usa] madera vieja.',
  'Los niños [utilizan|usan] tijeras.',
  'Lo abrió [utilizando|usando] un cuchillo.',
  'Riega las plantas [de forma diaria|a diario].',
  'El grupo se reúne [de manera regular|regularmente].',
  'No quiero [subir arriba|subir].',
  'Los niños deben [bajar abajo|bajar].',
  'Todo salió como estaba [previsto de antemano|previsto].',
  'La entrada es [totalmente gratis|gratis].',
  'Las dos escuelas quieren [colaborar conjuntamente|colaborar].',
];

const UNCHANGED = [
  'El retraso es debido al hecho de que llovía.',
  'El retraso fue mayormente debido al hecho de que llovía.',
  'Corre de forma regular y tranquila.',
  // Nouns after "de"
  'Todo cambió con el fin de la guerra.',
  'Llegó con el fin de semana encima.',
  'El tanque tiene la capacidad de diez litros.',
  // Verbs that want "con" or "a"
  'La ley cumple con el fin de informar.',
  'De acuerdo con el objetivo de reducir gastos, se cerró.',
  'Sueña con el propósito de viajar.',
  'Avisó con anterioridad a su madre.',
  'Escribió con posterioridad al alcalde.',
  // A second "de", a second predicate
  'Vino con el fin de leer y de dormir.',
  'Tiene la capacidad de ganar y la voluntad de hacerlo.',
  'El plan tiene la capacidad de ser útil.',
  'Ríe y tiene la capacidad de oír.',
  // "Porque" wants a clause before it
  'El retraso es debido al hecho de que nieva.',
  'Un retraso debido al hecho de que nieva nos cuesta caro.',
  'La foto se centra en la actualidad política.',
  'En el momento actual de la partida, gana ella.',
  'Está cerrado hoy en día festivo.',
  'Durante el transcurso del tiempo, se secó.',
  // Agreement and pronouns
  'Se hace uso de las salas del sótano.',
  'Le gusta hacer uso de él.',
  'Quiere hacer uso de la palabra.',
  'No sabe si usar o utilizar la llave.',
  // Negation and coordination
  'La entrada no es totalmente gratis.',
  'Es parcial o totalmente gratis.',
  'Riega de forma diaria o semanal.',
  'Trabaja de manera regular y constante.',
  'Vamos a subir arriba del todo.',
  'Trabaja con el motor en condiciones de seguridad.',
  // Somebody else's words, titles, names, code
  'Dijo: «Vengo con el fin de ver».',
  'Escribió "hoy en día" en la pared.',
  'El disco Utiliza Tu Voz es viejo.',
  'Vea ejemplo.es/hoy/utilizar esta noche.',
];

describe('plain words in Spanish', () => {
  it.each(CHANGED)('%s', (example) => {
    expect(inPlainWords(before(example), 'es')).toBe(after(example));
  });

  it.each(UNCHANGED)('leaves alone: %s', (text) => {
    expect(inPlainWords(text, 'es')).toBe(text);
  });

  it('shows each phrase at work', () => {
    const shown = new Set(CHANGED.flatMap(wordyOf));
    expect(PLAIN_WORDS_ES.map(({ wordy }) => wordy).filter((it) => !shown.has(it))).toEqual([]);
  });
});
