import { wordsIn } from './edits/words';

const TASK_EN =
  'improved|corrected|revised|rewritten|rewrite|polished|edited|shortened|shorter|condensed|concise|expanded|longer|translated|translation|summary|summarized|proofread|text|version';
const TASK_FR =
  'améliorée?|corrigée?|révisée?|réécrite?|reformulée?|retravaillée?|raccourcie?|abrégée?|développée?|traduite?|traduction|résumée?|texte|version';
const TASK_ES =
  'mejorad[oa]|corregid[oa]|revisad[oa]|reescrit[oa]|reformulad[oa]|acortad[oa]|abreviad[oa]|ampliad[oa]|traducid[oa]|traducción|resumen|texto|versión';

const YES_EN = '(?:sure|certainly|of course|absolutely|okay|ok|great)';
const YES_FR = "(?:bien sûr|certainement|d['’]accord|volontiers|avec plaisir)";
const YES_ES = '(?:claro(?: que sí)?|por supuesto|de acuerdo|vale|con gusto)';
const HERE_EN = "(?:here(?:['’]s| is| are)|below is|this is)";
const HERE_FR = '(?:voici|voilà)';
const HERE_ES = '(?:aquí (?:está|tienes?|va)|este es|esta es|a continuación,?)';
const SAME_SENTENCE = '[^\\n.:?!]{0,60}';
const PAUSE = '[ \u00a0\u202f]*[!,.]+ *';

/** A sentence that says of a text that it comes now. */
const says = (here: string, task: string) =>
  `${here} (?:${SAME_SENTENCE}(?<!\\p{L}))?(?:${task})(?!\\p{L})${SAME_SENTENCE}`;

/**
 * How models announce a text although they were told not to. They name what was done to a text, or answer the request:
 * "Sure! Here is the improved version:". What only names a thing ("Here is the shopping list:") may be the text itself.
 */
const OPENINGS = [
  `(?:${YES_EN}${PAUSE})?${says(HERE_EN, TASK_EN)}`,
  `${YES_EN}${PAUSE}(?:${HERE_EN} ${SAME_SENTENCE}|here you (?:go|are))`,
  `(?:the |your )(?:${TASK_EN})(?: (?:text|version))? (?:is|reads)(?: as follows)?`,
  `(?:${YES_FR}${PAUSE})?${says(HERE_FR, TASK_FR)}`,
  `${YES_FR}${PAUSE}${HERE_FR} ${SAME_SENTENCE}`,
  `¡?(?:${YES_ES}${PAUSE})?¡?${says(HERE_ES, TASK_ES)}`,
  `¡?${YES_ES}${PAUSE}¡?${HERE_ES} ${SAME_SENTENCE}`,
].map((opening) => new RegExp(`^${opening}[ \u00a0\u202f]*:$`, 'iu'));

const NAMES = [
  `(?:the |your )?(?:${TASK_EN}) (?:text|version)|translation|rewrite`,
  `(?:texte|version) (?:${TASK_FR})|traduction`,
  `(?:texto|versión) (?:${TASK_ES})|traducción`,
].join('|');
/** A label stands for such a sentence: "Improved text:", in bold, or as a heading. */
const LABELS = [
  `^(?:${NAMES})[ \u00a0\u202f]*:$`,
  `^\\*\\*(?:${NAMES}|summary|résumé|resumen)[ \u00a0\u202f]*:?\\*\\*[ \u00a0\u202f]*:?$`,
  `^#{1,4} (?:${NAMES})[ \u00a0\u202f]*:?$`,
].map((label) => new RegExp(label, 'iu'));

/** How they take leave: "Let me know if you need anything else!" */
export const CLOSING =
  /^(?:(?:please )?(?:let me know|feel free)(?!\p{L})|i hope (?:this|that|it) helps|n['’]hésite[zs]? pas|dites-moi|dis-moi|j['’]espère que (?:cela|ça)|av[ií]same|dime si|no dudes? en|espero que (?:esto|te|le))[^\n]{0,160}$/iu;

/** How they decline, about the request itself and not in a text: "I can't help with that request." */
const REFUSAL = new RegExp(
  [
    String.raw`^(?:i['’]?m |i am )?(?:(?:very |so )?sorry|i apologi[sz]e|unfortunately)?,? ?(?:but )?i(?: can(?:no|['’])t| won['’]t|['’]m (?:not able|unable) to| am (?:not able|unable) to) (?:help|assist|comply|fulfill?|process|complete|do)(?: you)? ?(?:with )?(?:(?:re-?)?(?:writing|wording)|translating|editing|summari[sz]ing|improving)? ?(?:that|this|your)(?: (?:request|text|task|content))?(?:[.!,]| as | because )`,
    String.raw`^as an ai(?: language)? model\b`,
    String.raw`^(?:(?:je suis )?désolée?,? (?:mais )?)?je ne (?:peux(?: malheureusement)? pas|suis pas en mesure de|saurais) (?:(?:vous |t['’])?aider (?:avec|à \p{L}+)|répondre à|traiter|donner suite à|satisfaire) (?:cette demande|ce texte|votre (?:demande|texte)|cette requête|ça|cela)(?!\p{L})`,
    String.raw`^en tant qu(?:e|['’]) ?(?:modèle|intelligence artificielle|ia|assistant ia)(?!\p{L})`,
    String.raw`^(?:lo (?:siento|lamento),? (?:pero )?)?no puedo (?:ayudar(?:te|le)? con|cumplir|procesar|atender|responder a) (?:(?:es[ae]|est[ae]|tu|su) (?:solicitud|petición|texto|tarea)|(?:eso|esto)(?!\p{L}))`,
    String.raw`^como (?:modelo de lenguaje|una? (?:ia|inteligencia artificial))(?!\p{L})`,
  ].join('|'),
  'iu',
);

/** A refusal says little else. UTF-16 code units. */
const LONGEST_REFUSAL = 500;
/** From this likeness on, of two sentences' telling words, one is the other's correction. Accents are what is corrected. */
const ALIKE = 0.6;
/** Shorter words stand in every sentence. Letters. */
const TELLING_LETTERS = 4;

const sentencesIn = (text: string) => text.split(/(?<=[.!?…])\s+|\n+/u).map((one) => one.trim());

const tellingWords = (sentence: string): ReadonlySet<string> =>
  new Set(
    wordsIn(sentence.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()).filter(
      (word) => word.length >= TELLING_LETTERS,
    ),
  );

/** Dice's coefficient of two sets of words, 0 to 1. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared === 0 ? 0 : (2 * shared) / (one.size + other.size);
}

const announces = (line: string) =>
  [...OPENINGS, ...LABELS].some((opening) => opening.test(line.trim()));

/** Whether a sentence of a source says the same in other words, or with mistakes. */
export function isSaidIn(source: string, said: string): boolean {
  const words = tellingWords(said);
  return sentencesIn(source).some((sentence) => likeness(tellingWords(sentence), words) >= ALIKE);
}

/** Whether a source announces something itself, or begins with the words of this line. */
function beginsAlike(source: string, line: string): boolean {
  const [first = ''] = source.trim().split('\n');
  if (/[:：][*\s]*$/u.test(first)) return true;
  return isSaidIn(first, line);
}

/**
 * An answer without what a model says around the text: the line that announces it, and with such a line the one that
 * takes leave. What the source itself begins with, in other words or mistakes, stays.
 */
export function withoutChatter(answer: string, source: string): string {
  const [opening = '', ...rest] = answer.trim().split('\n');
  const text = rest.join('\n').trim();
  if (text === '' || !announces(opening) || beginsAlike(source, opening)) return answer;
  const at = text.lastIndexOf('\n\n');
  return at > 0 && CLOSING.test(text.slice(at).trim()) ? withoutRule(text.slice(0, at)) : text;
}

/** Without a rule that parts the text from the leave. */
export const withoutRule = (text: string) =>
  text
    .trim()
    .replace(/\n+-{3,}$/, '')
    .trim();

/**
 * Whether an answer only says that the model will not do it. Where a sentence of the source declines in this way, or is
 * the answer's in other words, it is the text itself.
 */
export function isRefusal(answer: string, source: string): boolean {
  const text = answer.trim();
  if (text.length > LONGEST_REFUSAL || !REFUSAL.test(text)) return false;
  const words = tellingWords(sentencesIn(text)[0] ?? '');
  return !sentencesIn(source).some(
    (sentence) => REFUSAL.test(sentence) || likeness(tellingWords(sentence), words) >= ALIKE,
  );
}
