import type { Locale } from '@tercet/contracts';
import type { LanguageChoice } from '@tercet/proofreading-core';
import type { CheckRequest, DocumentLanguageMessage } from './protocol';

export interface DocumentsInOrderOptions {
  readonly languageOf: (sample: string, choice: LanguageChoice) => Promise<Locale>;
  readonly send: (message: DocumentLanguageMessage) => void;
  readonly add: (request: CheckRequest) => void;
}

/**
 * Finds the language of the document before its paragraphs are checked, so that short ones are taken for it as they
 * are where a whole text is checked. Requests stay in their order.
 */
export function createDocumentsInOrder({ languageOf, send, add }: DocumentsInOrderOptions) {
  let last: Promise<void> = Promise.resolve();

  const pass = async (request: CheckRequest) => {
    const { generation, choice, sample } = request;
    const language = await languageOf(sample, choice).catch(() => choice.fallback);
    send({ type: 'document-language', generation, language });
    add({ ...request, choice: { ...choice, fallback: language } });
  };

  return (request: CheckRequest) => {
    last = last.then(() => pass(request));
    return last;
  };
}
