import type { Tone } from '@tercet/contracts';

export type Contractions = 'used' | 'avoided' | 'kept';
export type Address = 'polite' | 'familiar' | 'kept';

/** What a tone does to a text, so that a small model need not know what we mean by its name. */
export interface ToneManner {
  readonly how: string;
  /** Of English. */
  readonly contractions: Contractions;
  /** Of French and Spanish. */
  readonly address: Address;
}

export const TONE_MANNERS: Readonly<Record<Tone, ToneManner>> = {
  professional: {
    how: 'clear and courteous, as at work: complete sentences of at most 20 words, precise words, no slang, requests put politely and without hedging',
    contractions: 'avoided',
    address: 'polite',
  },
  casual: {
    how: 'relaxed, as among friends: short sentences, everyday words, no stiff phrases, no formal greetings',
    contractions: 'used',
    address: 'familiar',
  },
  friendly: {
    how: 'warm and open: short sentences, the reader spoken to directly, a kind word where one fits, no exaggeration',
    contractions: 'used',
    address: 'kept',
  },
  formal: {
    how: 'as in an official letter: complete, carefully built sentences, precise and reserved words, no colloquial words, no exclamation marks',
    contractions: 'avoided',
    address: 'polite',
  },
  persuasive: {
    how: 'meant to convince: active verbs, one reason in each sentence, its benefit for the reader named, no hedging, no promises that the text does not make',
    contractions: 'kept',
    address: 'kept',
  },
  academic: {
    how: 'as in a paper: exact terms, impersonal, longer sentences with their logic spelled out, claims hedged where the text does not prove them, no exclamation marks',
    contractions: 'avoided',
    address: 'polite',
  },
  creative: {
    how: 'vivid: images, unexpected but fitting words, short and long sentences in turn, no new facts',
    contractions: 'kept',
    address: 'kept',
  },
  confident: {
    how: 'sure of itself: short, active statements, no hedging such as "maybe", "I think" or "a little", no excuses, no boasting',
    contractions: 'kept',
    address: 'kept',
  },
  empathetic: {
    how: 'with feeling for the reader: their situation acknowledged, gentle words, short sentences, demands softened, no blame, no clichés of pity',
    contractions: 'used',
    address: 'kept',
  },
  neutral: {
    how: 'without colour: plain statements of medium length, no feelings, no judgement, no emphasis, no exclamation marks',
    contractions: 'kept',
    address: 'kept',
  },
};
