import type { Locale } from '@tercet/contracts';
import { type Address, type Contractions, TONE_MANNERS, type ToneManner } from './tone-manners';
import type { TransformRequest } from '../transform-request';

const CONTRACTIONS: Readonly<Record<Contractions, string>> = {
  used: "use contractions (it's, don't)",
  avoided: 'write contractions out (it is, do not)',
  kept: 'leave contractions as they are',
};

const ADDRESS: Readonly<Record<'fr' | 'es' | 'any', Readonly<Record<Address, string>>>> = {
  fr: {
    polite: 'Say vous',
    familiar: 'Say tu to one person',
    kept: 'Keep tu or vous as in the text',
  },
  es: {
    polite: 'Say usted',
    familiar: 'Say tú, or vos where the text does',
    kept: 'Keep tú, usted or vos as in the text',
  },
  any: {
    polite: 'Say vous or usted',
    familiar: 'Say tu, or tú or vos',
    kept: 'Keep tu or vous, tú, usted or vos',
  },
};

const KEPT: ToneManner = { how: '', contractions: 'kept', address: 'kept' };

/** How a text is written that stays in its language. */
const EDITED: Readonly<Record<Locale | 'any', (manner: ToneManner) => string>> = {
  en: ({ contractions }) =>
    `Keep its spelling variant, British or American; ${CONTRACTIONS[contractions]}.`,
  fr: ({ address }) =>
    `${ADDRESS.fr[address]}; make every agreement right (gender, number, participles); keep the spaces before ; : ! ? and inside « », the guillemets and the kind of apostrophe as in the text.`,
  es: ({ address }) =>
    `${ADDRESS.es[address]}; write every accent, every ñ and the opening ¿ and ¡; keep the kind of quotation marks as in the text.`,
  any: ({ contractions, address }) =>
    `${ADDRESS.any[address]}, and its spelling variant and typography as in the text; ${CONTRACTIONS[contractions]}.`,
};

/** How a text is written that is new in a language. */
const NEW: Readonly<Record<Locale, string>> = {
  en: 'Use one spelling variant throughout, American unless the message shows British, and contractions only where the register has them.',
  fr: 'Say vous, unless the message shows that tu is meant; make every agreement right; a no-break space before ; : ! ? and inside « », guillemets for quotations.',
  es: 'Say tú, or usted where the message is formal, and stay with it; write every accent, every ñ and the opening ¿ and ¡.',
};

/** What matters in the language that the answer is in, beside its grammar. */
export function conventionsOf(request: TransformRequest): string[] {
  const { operation, language, targetLanguage, tone } = request;
  if (operation === 'translate') return [NEW[targetLanguage ?? 'en']];
  if (operation === 'generate') return language ? [NEW[language]] : [];
  const manner = operation === 'tone' ? TONE_MANNERS[tone ?? 'neutral'] : KEPT;
  return [EDITED[language ?? 'any'](manner)];
}
