import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createSpeller } from '@tercet/proofreading-core';
import { findMisspellings } from '@tercet/proofreading-core/testing';
import { SPANISH_SPELLING } from './spelling-profile';

const file = join(import.meta.dirname, '..', 'data', 'es.dict.bin');
const speller = createSpeller(readFileSync(file), SPANISH_SPELLING);
const flagged = (text: string): string[] => findMisspellings(speller, text).map((i) => i.word);
const first = (word: string): string | undefined => speller.suggest(word)[0];

describe('Spanish words', () => {
  it.each([
    'filantropía',
    'devaluación',
    'aórtica',
    'declárase',
    'ocurriósele',
    'preguntóle',
    'cafecito',
    'pueblecito',
    'trumpista',
    'supercordial',
    'remasterizó',
    'casa',
    'Casa',
    'CASA',
    'dámelo',
    'dígaselo',
    'producirle',
    'arrebatándole',
    'contándoselo',
    'rápidamente',
    'buenísimo',
    'perrito',
    'casita',
    'autoevaluación',
    'electroquímico',
    'Perú',
    'pingüino',
    'ping\u00FCino',
    'pingu\u0308ino',
    'nin\u0303o',
    'tuit',
    'videojuego',
    'bilbaína',
    'barceloneses',
    'calabacín',
    'rúter',
    'currele',
    'menorquinas',
  ])('knows %s', (word) => {
    expect(speller.isKnown(word)).toBe(true);
  });

  it.each(['alergica', 'simplistica', 'sudáfricano', 'habíanos', 'cafécito'])(
    'does not derive %s',
    (word) => {
      expect(speller.isKnown(word)).toBe(false);
    },
  );

  it.each([
    'cazza',
    'tambien',
    'despues',
    'practicamente',
    'establecito',
    'perú',
    'transaporte',
    'exelente',
  ])('does not know %s', (word) => {
    expect(speller.isKnown(word)).toBe(false);
  });

  it.each([
    ['tambien', 'también'],
    ['religion', 'religión'],
    ['practicamente', 'prácticamente'],
    ['Mientrás', 'Mientras'],
    ['havia', 'había'],
    ['iva', 'iba'],
    ['exelente', 'excelente'],
    ['desición', 'decisión'],
    ['desprenderce', 'desprenderse'],
    ['pequeno', 'pequeño'],
    ['univerisdad', 'universidad'],
    ['zapto', 'zapato'],
    ['digaselo', 'dígaselo'],
    ['aver', 'a ver'],
    ['aser', 'hacer'],
    ['haci', 'así'],
    ['porfavor', 'por favor'],
    ['VERGUENZA', 'VERGÜENZA'],
    ['lévanto', 'levantó'],
  ])('mends %s to %s', (word, wanted) => {
    expect(first(word)).toBe(wanted);
  });
});

describe('Spanish text', () => {
  it('reports the words that are wrong, where they are', () => {
    const text = '¿Porqué no vinieron tus familares, si ivan a benir?';
    expect(flagged(text)).toEqual(['familares', 'ivan', 'benir']);
    expect(findMisspellings(speller, text).map(({ start }) => start)).toEqual([24, 38, 45]);
  });

  it.each([
    'El señor Kowalczyk vive en Ndjamena con Siobhan.',
    'La ONU y el IVA del siglo XXI, capítulo xiv.',
    'Gritó «we are going to the market» y salió.',
    'El museo Galerie der Kunst abre hoy.',
    'Esc cierra la lista.',
    'En francés se forma con «ré-» y un verbo.',
    'Aznar le dio un besazo al frontman tras las tanganas, órale.',
    'Resetee el equipo; lo reseteamos ayer y lo resetearían hoy.',
    'No es malo per se: GitHub, JavaScript y NaN.',
  ])('is silent on: %s', (text) => {
    expect(flagged(text)).toEqual([]);
  });
  it.each([
    ['Dijo «estavamos muy contemtos» al entrar.', ['estavamos', 'contemtos']],
    ['Es un libro dificill del siglo xix.', ['dificill']],
  ])('reports what only looks like another language or a numeral: %s', (text, found) => {
    expect(flagged(text)).toEqual(found);
  });
});

describe('what Spanish readers never mean', () => {
  const fixes = (text: string) =>
    findMisspellings(speller, text).map(({ word, suggestions, level }) => [
      word,
      suggestions[0],
      level,
    ]);

  it('is a suggestion where it is a rare form of a verb', () => {
    expect(fixes('Ademas, el ultimo numero de esta pagina. Jamas fue publico. Ojala.')).toEqual([
      ['Ademas', 'Además', 'suggestion'],
      ['ultimo', 'último', 'suggestion'],
      ['numero', 'número', 'suggestion'],
      ['pagina', 'página', 'suggestion'],
      ['Jamas', 'Jamás', 'suggestion'],
      ['publico', 'público', 'suggestion'],
      ['Ojala', 'Ojalá', 'suggestion'],
    ]);
  });

  it('is an error where it is no word', () => {
    expect(fixes('¿Enserio? Tambien quiero inviar algo.')).toEqual([
      ['Enserio', 'En serio', 'error'],
      ['Tambien', 'También', 'error'],
      ['inviar', 'enviar', 'error'],
    ]);
  });

  it('leaves everyday forms of verbs, names and spellings of the Academy', () => {
    expect(fixes('Ella critica lo que hablo. Vive en Montana. La elite del futbol.')).toEqual([]);
  });
});

describe('Spanish imperatives', () => {
  it.each(['cómpratelo', 'cómetelo', 'póntelo', 'dímelo', 'ciérratelas', 'sabés', 'mirá', 'vení'])(
    'may have pronouns behind them or be those of vos: %s',
    (word) => {
      expect(speller.isKnown(word)).toBe(true);
    },
  );

  it.each(['compratelo', 'comprátelo', 'élla', 'pístolas'])('need their accent: %s', (word) => {
    expect(speller.isKnown(word)).toBe(false);
  });
});

describe('everyday words and names', () => {
  const WORDS =
    'Tomás Damián Noemí Estefanía facilitadora script croissant gadgets selfi pódcast cáterin currículums güey chévere';
  it.each(WORDS.split(' '))('know %s', (word) => {
    expect(speller.isKnown(word)).toBe(true);
  });
});
