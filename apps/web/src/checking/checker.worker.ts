/// <reference lib="webworker" />
import { createProofreader, summarize } from '@tercet/proofreading-core';
import type { Locale } from '@tercet/contracts';
import { LOADED_FILES, watchLoadedFiles } from '../offline/loaded-files';
import { createDocumentsInOrder } from './documents-in-order';
import { createJobQueue } from './job-queue';
import { packLoaders } from './packs';
import type { WorkerMessage, WorkerRequest } from './protocol';
import { createTurnstile } from './turnstile';

declare const self: DedicatedWorkerGlobalScope;

/** A message channel is the quickest way to let other messages of the worker pass; timers are slowed down. */
const channel = new MessageChannel();
const resume: (() => void)[] = [];
channel.port1.onmessage = () => resume.shift()?.();
const yieldTurn = () =>
  new Promise<void>((go) => {
    resume.push(go);
    channel.port2.postMessage(null);
  });

const loadedFiles = new BroadcastChannel(LOADED_FILES);
watchLoadedFiles((paths) => loadedFiles.postMessage(paths));

const send = (message: WorkerMessage) => self.postMessage(message);

const guard = createTurnstile({ currentRequest: () => queue.currentRequest(), yieldTurn });
const proofreader = createProofreader({
  packs: packLoaders(guard),
  // Unhandled on purpose: the browser shows it, where a thrown error would count as the worker's death.
  onError: (cause, part) => void Promise.reject(new Error(`${part} failed`, { cause })),
});
const queue = createJobQueue({
  check: (text, choice, onFirstWave) => proofreader.checkParagraph(text, choice, onFirstWave),
  send,
  yieldTurn,
});

const pass = createDocumentsInOrder({
  languageOf: (sample, choice) => proofreader.documentLanguage(sample, choice),
  send,
  add: (request) => queue.add(request),
});

async function sendExamples(ruleId: string) {
  const examples = await proofreader.examples(ruleId).catch(() => []);
  send({ type: 'examples', ruleId, examples });
}

/** What cannot be loaded is said of the first text. */
const load = (language: Locale) =>
  Promise.allSettled([proofreader.load(language), proofreader.detect('')]);

self.onmessage = ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.type === 'ping') send({ type: 'alive' });
  else if (data.type === 'examples') void sendExamples(data.ruleId);
  else if (data.type === 'load') void load(data.language);
  else if (data.type === 'summary') {
    const { number, text, language, length } = data;
    send({ type: 'summary', number, summary: summarize(text, language, length) });
  } else void pass(data);
};
