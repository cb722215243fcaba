import { isOperation, type Locale, type Operation } from '@tercet/contracts';
import { improveByRule } from './rules';

/** Which share of a text's characters stays, with whole sentences from its beginning. At least one. */
const SHARES = { shorter: 0.7, summarize: 0.25 } as const;

const MORE: Readonly<Record<Locale, string>> = {
  en: 'There is more to say about this.',
  fr: 'Il y aurait encore beaucoup à dire à ce sujet.',
  es: 'Habría mucho más que decir sobre esto.',
};

const DRAFT: Readonly<Record<Locale, string>> = {
  en: 'This is where a language model would write the text that was asked for:',
  fr: 'C’est ici qu’un modèle de langue écrirait le texte demandé :',
  es: 'Aquí es donde un modelo de lenguaje escribiría el texto que se ha pedido:',
};

const LANGUAGES: readonly (readonly [Locale, named: RegExp, usual: RegExp])[] = [
  ['fr', /\b(?:answer|write) in French\b/, /\b(?:le|les|des|une|et|est|pour|que)\b/giu],
  ['es', /\b(?:answer|write) in Spanish\b/, /\b(?:el|los|las|una|y|es|para|que)\b/giu],
];

/** As the system message says, else by the small words of the text. */
function languageOf(system: string, text: string): Locale {
  const named = LANGUAGES.find(([, pattern]) => pattern.test(system));
  if (named) return named[0];
  if (/\b(?:answer|write) in English\b/.test(system)) return 'en';
  const [best] = LANGUAGES.map(([language, , usual]) => ({
    language,
    found: text.match(usual)?.length ?? 0,
  })).sort((a, b) => b.found - a.found);
  const english = text.match(/\b(?:the|and|of|to|is|for|a|that)\b/gi)?.length ?? 0;
  return best && best.found > english ? best.language : 'en';
}

function firstSentences(text: string, share: number): string {
  const sentences = text.match(/\S[\s\S]*?(?:[.!?…]["”»)]*(?:\s+|$)|$)/gu) ?? [];
  let kept = '';
  for (const sentence of sentences) {
    if (kept && kept.length + sentence.length > text.length * share) break;
    kept += sentence;
  }
  return kept.trimEnd();
}

const ANSWERS: Readonly<Record<Operation, (text: string, system: string) => string>> = {
  improve: improveByRule,
  grammar: improveByRule,
  rewrite: improveByRule,
  shorter: (text) => firstSentences(text, SHARES.shorter),
  summarize: (text) => firstSentences(text, SHARES.summarize),
  longer: (text, system) => `${text.trimEnd()} ${MORE[languageOf(system, text)]}`,
  generate: (text, system) => `${DRAFT[languageOf(system, text)]} ${text}`,
  // Another language, or another tone, is beyond rules.
  translate: (text) => text,
  tone: (text) => text,
};

/** What the system message asks for, done to a text by rule; improved where it names no task. */
export function answerByRule(system: string, text: string): string {
  const task = /\bTask: (\w+)\./.exec(system)?.[1];
  return ANSWERS[isOperation(task) ? task : 'improve'](text, system);
}
