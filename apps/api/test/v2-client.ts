import { expect } from '@jest/globals';
import type { TestingApp } from './testing-app';

export interface ToolAnswer {
  readonly software: Readonly<Record<string, unknown>>;
  readonly language: {
    readonly name: string;
    readonly code: string;
    readonly detectedLanguage: { readonly code: string; readonly confidence: number };
  };
  readonly matches: readonly {
    readonly message: string;
    readonly shortMessage: string;
    readonly offset: number;
    readonly length: number;
    readonly replacements: readonly { readonly value: string }[];
    readonly context: { readonly text: string; readonly offset: number; readonly length: number };
    readonly sentence: string;
    readonly type: { readonly typeName: string };
    readonly rule: {
      readonly id: string;
      readonly issueType: string;
      readonly category: { readonly id: string; readonly name: string };
    };
  }[];
  readonly warnings: { readonly incompleteResults: boolean };
  readonly sentenceRanges: readonly (readonly [number, number])[];
}

/** Speaks LanguageTool's protocol with a server under test. */
export function v2Client(app: () => TestingApp) {
  const post = (
    body: string | URLSearchParams | Uint8Array,
    headers: Record<string, string> = {},
  ) =>
    app().fetch('/v2/check', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: typeof body === 'string' || body instanceof URLSearchParams ? body.toString() : body,
    });

  const check = async (
    parameters: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<ToolAnswer> => {
    const response = await post(new URLSearchParams(parameters), headers);
    expect(response.status).toBe(200);
    return (await response.json()) as ToolAnswer;
  };

  return { post, check };
}

/** What was found, as it stands in the text. */
export const found = ({ matches }: ToolAnswer, text: string) =>
  matches.map(({ offset, length }) => text.slice(offset, offset + length));
