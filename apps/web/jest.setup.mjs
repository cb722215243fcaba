import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/dom';
import { TextDecoder, TextEncoder } from 'node:util';

// What hangs ends; answers that come one after another take their time on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// Browsers have these; jsdom does not.
Object.assign(globalThis, { TextDecoder, TextEncoder, scrollTo: () => {} });
