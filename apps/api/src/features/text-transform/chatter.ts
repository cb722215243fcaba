import { wordsIn } from './edits/words';

const TASK_EN =
  'improved|corrected|revised|rewritten|polished|edited|shortened|shorter|condensed|expanded|longer|translated|translation|summary|proofread';
const TASK_FR =
  'amélioré|corrigé|révisé|réécrit|reformulé|retravaillé|raccourci|abrégé|développé|traduit|traduction|résumé';
const TASK_ES =
  'mejorad|corregid|revisad|reescrit|reformulad|acortad|abreviad|ampliad|traducid|traducción|resumen';

/**
 * How models announce a text although they were told not to. Each names what was done to a text: "Sure! Here is the
 * improved version:". What only names a thing ("Here is the shopping list:") may be the text itself.
 */
const OPENINGS = [
  `^(?:(?:sure|certainly|of course|absolutely|okay|ok|great)[!,.]* )?(?:(?:here(?:['’]s| is| are)|below is|this is) )(?:the |your |an? )?(?:[^\\n.:?!]{0,40} )?(?:${TASK_EN})(?: (?:text|version|draft|paragraphs?|e-?mail|letter|message|of (?:the|your) text))?(?: (?:of|in|for|with) [^\\n.?!:]{0,60})?`,
  `^(?:(?:bien sûr|certainement|d['’]accord|volontiers)[ \u00a0\u202f]*[!,.]* )?(?:voici|voilà) (?:le |la |une? |votre |ton |ta )?(?:[^\\n.:?!]{0,40} )?(?:${TASK_FR})e?(?: (?:en|de|du|avec) [^\\n.?!:]{0,60})?`,
  `^¡?(?:(?:claro|por supuesto|de acuerdo|vale)[!,.]* )?¡?(?:aquí (?:está|tienes?|va)|este es|esta es|a continuación,?) (?:el |la |una? |tu |su )?(?:[^\\n.:?!]{0,40} )?(?:${TASK_ES})[oa]?(?: (?:en|de|del|al|con) [^\\n.?!:]{0,60})?`,
].map((opening) => new RegExp(`${opening}[ \u00a0\u202f]*:$`, 'iu'));

/** A label in bold stands for such a sentence: "**Improved text:**". */
const LABEL = new RegExp(
  `^\\*\\*(?:(?:the |your )?(?:${TASK_EN})(?: (?:text|version))?|(?:(?:texte|version) )?(?:${TASK_FR})e?|(?:(?:texto|versión) )?(?:${TASK_ES})[oa]?)[ \u00a0\u202f]*:?\\*\\*[ \u00a0\u202f]*:?$`,
  'iu',
);

/** How they take leave: "Let me know if you need anything else!" */
const CLOSING =
  /^(?:(?:please )?(?:let me know|feel free)(?!\p{L})|i hope (?:this|that|it) helps|n['’]hésite[zs]? pas|dites-moi|dis-moi|j['’]espère que (?:cela|ça)|av[ií]same|dime si|no dudes? en|espero que (?:esto|te|le))[^\n]{0,160}$/iu;

/** How they decline, about the request itself and not in a text: "I can't help with that request." */
const REFUSAL = new RegExp(
  [
    String.raw`^(?:i['’]?m |i am )?(?:(?:very |so )?sorry|i apologi[sz]e|unfortunately)?,? ?(?:but )?i(?: can(?:no|['’])t| won['’]t|['’]m (?:not able|unable) to| am (?:not able|unable) to) (?:help|assist|comply|fulfill?|process|complete)(?: you)? ?(?:with )?(?:that|this|your)(?: (?:request|text|task|content))?[.!]`,
    String.raw`^as an ai(?: language)? model\b`,
    String.raw`^(?:(?:je suis )?désolée?,? (?:mais )?)?je ne (?:peux(?: malheureusement)? pas|suis pas en mesure de|saurais) (?:vous aider avec|aider avec|répondre à|traiter|donner suite à|satisfaire) (?:cette demande|ce texte|votre demande|cette requête)`,
    String.raw`^en tant qu(?:e|['’]) ?(?:modèle|intelligence artificielle|ia|assistant ia)(?!\p{L})`,
    String.raw`^(?:lo (?:siento|lamento),? (?:pero )?)?no puedo (?:ayudar(?:te|le)? con|cumplir|procesar|atender|responder a) (?:es[ae]|est[ae]|tu|su) (?:solicitud|petición|texto|tarea)`,
    String.raw`^como (?:modelo de lenguaje|una? (?:ia|inteligencia artificial))(?!\p{L})`,
  ].join('|'),
  'iu',
);

/** A refusal says little else. UTF-16 code units. */
const LONGEST_REFUSAL = 500;
/** From this likeness on, of two sentences' telling words, one is the other's correction. */
const ALIKE = 0.6;
/** Shorter words stand in every sentence. Letters. */
const TELLING_LETTERS = 4;

const sentencesIn = (text: string) => text.split(/(?<=[.!?…])\s+|\n+/u).map((one) => one.trim());

const tellingWords = (sentence: string): ReadonlySet<string> =>
  new Set(wordsIn(sentence.toLowerCase()).filter((word) => word.length >= TELLING_LETTERS));

/** Dice's coefficient of two sets of words, 0 to 1. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared === 0 ? 0 : (2 * shared) / (one.size + other.size);
}

const announces = (line: string) =>
  LABEL.test(line.trim()) || OPENINGS.some((opening) => opening.test(line.trim()));

/**
 * An answer without what a model says around the text: the line that announces it, and with such a line the one that
 * takes leave. What the source itself begins with, in other words or mistakes, stays.
 */
export function withoutChatter(answer: string, source: string): string {
  const [opening = '', ...rest] = answer.trim().split('\n');
  const text = rest.join('\n').trim();
  const firstOfSource = source.trim().split('\n')[0]?.trim() ?? '';
  if (text === '' || !announces(opening) || /[:：][*\s]*$/u.test(firstOfSource)) return answer;
  const at = text.lastIndexOf('\n\n');
  return at > 0 && CLOSING.test(text.slice(at).trim()) ? withoutRule(text.slice(0, at)) : text;
}

/** Without a rule that parts the text from the leave. */
const withoutRule = (text: string) =>
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
