/** How models announce a text although they were told not to: "Sure! Here is the improved version:", "**Texte amélioré :**". */
const OPENING =
  /^[\s*#¡]*(?:(?:sure|certainly|of course|absolutely|here(?:['’]s| is| are)|bien sûr|certainement|voici|claro|por supuesto|aquí (?:está|tienes?|va))(?![\p{L}])[^\n.?]{0,160}|(?:the )?(?:improved|rewritten|revised|corrected|edited|shortened|translated|summari[sz]ed) (?:text|version)|(?:improved|translation|summary|traduction|résumé|traducción|resumen|(?:texte|version) (?:amélioré|réécrit|révisé|corrigé|traduit|raccourci)e?|(?:texto|versión) (?:mejorad|reescrit|revisad|corregid|traducid|acortad)[oa]))[ \u00a0\u202f]*:[ \t*]*$/iu;

/** How they take leave: "Let me know if you need anything else!" */
const CLOSING =
  /^[\s*]*(?:(?:please )?(?:let me know|feel free)(?![\p{L}])|i hope (?:this|that|it) helps|n['’]hésite[zs]? pas|dites-moi|dis-moi|j['’]espère que (?:cela|ça)|av[ií]same|dime si|no dude[s]? en|espero que (?:esto|te|le))[^\n]{0,160}$/iu;

/** How they decline: to work on the text, not in it. */
const REFUSAL =
  /^\W*(?:(?:i['’]?m |i am )?(?:very |so )?sorry,? (?:but )?|i apologi[sz]e,? (?:but )?|unfortunately,? )?(?:i (?:can(?:no|['’])t|won['’]t|am (?:not able|unable) to|['’]m (?:not able|unable) to) (?:help|assist|comply|fulfill?|do that|do this|provide|process|continue with|work on|rewrite|improve|translate|summari[sz]e|generate|create|write)|as an ai\b)|^\W*(?:(?:je suis )?désolée?,? (?:mais )?)?(?:je ne (?:peux pas|suis pas en mesure de|saurais) (?:vous |t['’])?(?:aider|répondre|traiter|traduire|réécrire|rédiger|améliorer|donner suite|faire)|en tant qu['’](?:ia|intelligence|assistant|modèle))|^\W*(?:lo siento,? (?:pero )?)?(?:no puedo (?:ayudar|asistir|cumplir|procesar|traducir|reescribir|mejorar|generar|escribir|hacer)|como (?:modelo|asistente|una? (?:ia|inteligencia))\b)/iu;

/** A refusal says little else. UTF-16 code units. */
const LONGEST_REFUSAL = 500;

const paragraphsOf = (text: string) => text.split(/\n[ \t]*\n/);

/**
 * An answer without what a model says around the text: the line that announces it, and with such a line the one that
 * takes leave. What the source itself begins or ends with stays.
 */
export function withoutChatter(answer: string, source: string): string {
  const text = answer.trim();
  const [opening = '', ...rest] = text.split('\n');
  const isAnnounced = OPENING.test(opening) && !OPENING.test(source.trim().split('\n')[0] ?? '');
  if (!isAnnounced || rest.join('').trim() === '') return answer;
  const paragraphs = paragraphsOf(rest.join('\n').trim());
  const leave = paragraphs.at(-1) ?? '';
  const takesLeave = CLOSING.test(leave) && !CLOSING.test(paragraphsOf(source.trim()).at(-1) ?? '');
  if (!takesLeave || paragraphs.length < 2) return rest.join('\n').trim();
  const end = rest.join('\n').lastIndexOf(leave);
  return rest.join('\n').slice(0, end).trim();
}

/** Whether an answer only says that the model will not do it. A text that says so itself is no sign of that. */
export const isRefusal = (answer: string, source: string): boolean =>
  answer.trim().length <= LONGEST_REFUSAL &&
  REFUSAL.test(answer.trim()) &&
  !REFUSAL.test(source.trim());
