// What the engine may use beyond the language itself: a page, a worker and a server all have it.
declare const performance: { now(): number };
declare function setTimeout(task: () => void, milliseconds?: number): unknown;
declare class TextDecoder {
  constructor(encoding: 'utf-8', options: { fatal: boolean });
  decode(bytes: Uint8Array): string;
}
