import { CLOSING, isSaidIn, withoutRule } from './chatter';

/** What an account of the work is called. */
const ACCOUNT = [
  "changes(?: that)?(?: i(?: have|[’']ve)?)? made|(?:changes|corrections|edits|improvements) (?:made|applied)|(?:summary|list|explanation) of (?:the )?(?:changes|corrections|edits)|what i(?: have|[’']ve)? changed",
  '(?:modifications|corrections|changements|améliorations) (?:apportée?s|effectuée?s|réalisée?s)|(?:résumé|liste|explication) des (?:modifications|corrections|changements)',
  '(?:cambios|correcciones|mejoras|modificaciones) (?:realizad|hech|aplicad|efectuad)[oa]s|(?:resumen|lista|explicación) de (?:los |las )?(?:cambios|correcciones|modificaciones)',
].join('|');
/** What other remarks are called, of the work or of anything else. */
const NOTE = 'notes?|remarques?|notas?|n\\.? ?b\\.?';

const DONE_EN =
  'corrected|changed|fixed|kept|made|replaced|improved|adjusted|removed|added|rewrote|rewritten|revised|translated|shortened|assumed|preserved|maintained|simplified';
const DONE_FR =
  'corrigé|changé|modifié|remplacé|gardé|conservé|ajouté|supprimé|amélioré|reformulé|traduit|raccourci|simplifié|adapté';
const DONE_ES =
  'corregido|cambiado|modificado|reemplazado|sustituido|mantenido|conservado|añadido|eliminado|mejorado|reformulado|traducido|acortado|simplificado|adaptado';
/** How a remark begins that speaks of the work on the text. */
const OF_WORK = [
  `i(?: have|[’']ve)? (?:also |only |just )?(?:${DONE_EN})(?!\\p{L})`,
  '(?:the|your) (?:original|source|input|provided|given|corrected|revised|improved|translated) (?:text|version|message)(?!\\p{L})',
  '(?:the|your) text (?:was|is|has been) (?:already|kept|left|translated|corrected|shortened)(?!\\p{L})',
  'this (?:version|revision|translation|rewrite)(?!\\p{L})',
  `(?:j[’']ai|nous avons) (?:aussi |également |seulement )?(?:${DONE_FR})(?!\\p{L})`,
  "(?:le|votre) texte (?:original|d[’']origine|initial|source|fourni|corrigé|révisé|amélioré|traduit|était|a été)(?!\\p{L})",
  'cette (?:version|traduction|reformulation)(?!\\p{L})',
  `(?:he|hemos) (?:también |solo |sólo )?(?:${DONE_ES})(?!\\p{L})`,
  '(?:el|tu|su) texto (?:original|proporcionado|corregido|revisado|mejorado|traducido|estaba|ha sido|fue)(?!\\p{L})',
  'esta (?:versión|traducción|reformulación)(?!\\p{L})',
].join('|');

/** Marks of a heading, of bold or slanted words, a bracket. */
const MARKS = '(?:#{1,4} +)?[*_(\\[]{0,3}';
const COLON = '[*_ \\u00a0\\u202f]*:[*_ \\u00a0\\u202f]*';
const ACCOUNTS = new RegExp(
  `^${MARKS}(?:(?:here (?:is|are) )?(?:the |a |key |main |les |las |los |voici les )*)(?:${ACCOUNT})(?:${COLON}|[*_]{0,3}[ \\t]*(?:\\n|$))`,
  'iu',
);
const NOTES = new RegExp(`^${MARKS}(?:${NOTE})${COLON}(?:${OF_WORK})`, 'iu');
/** A source that speaks of changes, or has notes of its own, may end with either. */
const OWN = new RegExp(`(?:${ACCOUNT})(?!\\p{L})|^\\s*${MARKS}(?:${NOTE})${COLON}`, 'imu');
const BLANK_LINES = /\n(?:[^\S\n]*\n)+/g;
const LIST = /^(?:[ \t]*(?:[-*•–]|\d+[.)])[ \t]+[^\n]+(?:\n|$))+$/u;

/** What the source says itself is a note of the writer. */
const isNoteOfWork = (note: string, source: string) =>
  NOTES.test(note) && !isSaidIn(source, note.slice(note.indexOf(':') + 1));

/**
 * An answer without what a model says of its work below the text: "Changes made:" with a list, "Note: I kept the tone.",
 * and the leave that it takes behind that. A source with such labels, in any of the languages, has its own.
 */
export function withoutRemarks(answer: string, source: string): string {
  if (OWN.test(source)) return answer;
  const text = answer.trim();
  const paragraphs = text.split(BLANK_LINES);
  // As many as the source has are all the writer's, whatever they are called in the other language.
  if (paragraphs.length <= source.trim().split(BLANK_LINES).length) return answer;
  const saysGoodbye = CLOSING.test(paragraphs.at(-1) ?? '');
  let at = paragraphs.length - (saysGoodbye ? 2 : 1);
  const last = at;
  while (at > 0 && LIST.test(paragraphs[at] ?? '')) at -= 1;
  const own = paragraphs[at] ?? '';
  const isRemark = ACCOUNTS.test(own) || (at === last && isNoteOfWork(own, source));
  if (at === 0 || !isRemark) return answer;
  const end = [...text.matchAll(BLANK_LINES)][at - 1]?.index;
  return withoutRule(text.slice(0, end));
}
