/// <reference types="vite/client" />
import css from '../../src/theme.css?raw';
import { readTokens } from './read-tokens';

export const TOKENS = readTokens(css);
