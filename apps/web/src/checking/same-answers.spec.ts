/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import type { Locale } from '@tercet/contracts';
import {
  assembleDocument,
  createProofreader,
  languageSample,
  type AssetLoader,
  type CheckedParagraph,
  type LanguageChoice,
} from '@tercet/proofreading-core';
import { createEnglishPack } from '@tercet/proofreading-en';
import { createSpanishPack } from '@tercet/proofreading-es';
import { createFrenchPack } from '@tercet/proofreading-fr';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createDocumentsInOrder } from './documents-in-order';
import { createJobQueue } from './job-queue';

const require = createRequire(import.meta.url);
const dataOf =
  (language: Locale): AssetLoader =>
  (file) =>
    readFile(require.resolve(`@tercet/proofreading-${language}/data/${file}`));

/** Loaded once: each proofreader keeps answers of its own, but a language is the same to all. */
const [english, french, spanish] = await Promise.all([
  createEnglishPack(dataOf('en'), { grammar: undefined }),
  createFrenchPack(dataOf('fr')),
  createSpanishPack(dataOf('es')),
]);

const create = () =>
  createProofreader({
    packs: {
      en: () => Promise.resolve(english),
      fr: () => Promise.resolve(french),
      es: () => Promise.resolve(spanish),
    },
  });

/** As the page does: paragraph by paragraph, through what stands in its worker. */
async function checkAsThePageDoes(text: string, choice: LanguageChoice) {
  const proofreader = create();
  const paragraphs = text.split('\n');
  const checked = new Map<string, CheckedParagraph>();
  await new Promise<void>((resolve) => {
    const queue = createJobQueue({
      check: (paragraph, own, onFirstWave) =>
        proofreader.checkParagraph(paragraph, own, onFirstWave),
      send: (message) => {
        if (message.type !== 'checked') throw new Error('A paragraph failed');
        checked.set(message.paragraph.text, message.paragraph);
        if (checked.size === new Set(paragraphs).size) resolve();
      },
      yieldTurn: () => Promise.resolve(),
    });
    const pass = createDocumentsInOrder({
      languageOf: (sample, own) => proofreader.documentLanguage(sample, own),
      send: () => undefined,
      add: (request) => queue.add(request),
    });
    const sample = languageSample(text);
    void pass({ type: 'check', generation: 0, choice, sample, paragraphs, forget: [] });
  });
  let start = 0;
  const placed = paragraphs.map((paragraph) => {
    const place = { start, paragraph: checked.get(paragraph) as CheckedParagraph };
    start += paragraph.length + 1;
    return place;
  });
  return assembleDocument(placed, {});
}

const FRENCH =
  'Bonjour Anna\n\nMerci pour le message. Je vous appelle lundi.\n\nÀ faire :\nPain\nLait\n\nÀ bientôt,\nBonne journée !';
const ENGLISH =
  'Dear Anna,\n\nThank you for your message. I will call you on Monday.\n\nTo do:\nBread\nMilk\n\nSee you soon,\nCheers!';
const SPANISH =
  'Hola, Ana:\n\nGracias por el mensaje. Te llamo el lunes por la tarde.\n\nPor hacer:\nPan\nLeche\n\nHasta pronto,\n¡Buenos días!';
const MIXED = `${ENGLISH}\n\nÀ bientôt !\nMuchas gracias\nBonne journée !`;

describe('the page and the server', () => {
  it.each([
    ['a French letter, English interface', FRENCH, 'en'],
    ['a French letter, Spanish interface', FRENCH, 'es'],
    ['an English letter, French interface', ENGLISH, 'fr'],
    ['an English letter, Spanish interface', ENGLISH, 'es'],
    ['a Spanish letter, English interface', SPANISH, 'en'],
    ['lines of several languages', MIXED, 'fr'],
    ['one greeting', 'Bonne journée à vous', 'en'],
    ['one heading', 'Muchas gracias', 'fr'],
  ] as const)('find nothing wrong in %s', async (_, text, fallback) => {
    const choice = { language: 'auto', fallback } as const;
    const server = await create().check(text, choice);
    expect(server.issues.map(({ start, end }) => text.slice(start, end))).toEqual([]);
    expect(await checkAsThePageDoes(text, choice)).toEqual(server.issues);
  });

  it.each([
    ['French', FRENCH.replace('message', 'mesage').replace('Bonne', 'Bone'), 'en'],
    ['English', ENGLISH.replace('message', 'mesage').replace('Bread', 'Braed'), 'fr'],
  ] as const)('find the same in a letter with slips: %s', async (_, text, fallback) => {
    const choice = { language: 'auto', fallback } as const;
    const server = await create().check(text, choice);
    expect(server.issues.length).toBeGreaterThanOrEqual(2);
    expect(await checkAsThePageDoes(text, choice)).toEqual(server.issues);
  });
});
