import type { AffixClass, AffixFile, AffixRule } from './affix-file';

export interface ExpandedWord {
  readonly text: string;
  /** False for words that the dictionary accepts but never proposes. */
  readonly suggest: boolean;
}

/** Prefix classes left out: those that only put an elided article or pronoun before the word. */
const isElision = (rule: AffixRule): boolean => /['’]\p{Lu}?$/u.test(rule.add);

function applyRule(word: string, kind: AffixClass['kind'], rule: AffixRule): string | undefined {
  if (!rule.condition.test(word)) return undefined;
  if (kind === 'suffix') {
    if (!word.endsWith(rule.strip)) return undefined;
    return word.slice(0, word.length - rule.strip.length) + rule.add;
  }
  return word.startsWith(rule.strip) ? rule.add + word.slice(rule.strip.length) : undefined;
}

interface Form {
  readonly text: string;
  readonly flags: readonly string[];
}

function* affixed(file: AffixFile, form: Form, kind: AffixClass['kind'], crossOnly: boolean) {
  for (const flag of form.flags) {
    const affix = file.classes.get(flag);
    if (affix?.kind !== kind || (crossOnly && !affix.crossProduct)) continue;
    for (const rule of affix.rules) {
      if (isElision(rule)) continue;
      const text = applyRule(form.text, kind, rule);
      if (text) yield { text, flags: rule.flags, crosses: affix.crossProduct };
    }
  }
}

/** The forms of one dictionary line: suffixes (two deep), prefixes, and both together. */
function* formsOf(file: AffixFile, root: Form): Generator<Form> {
  yield root;
  for (const suffixed of affixed(file, root, 'suffix', false)) {
    const flags = suffixed.crosses ? [...suffixed.flags, ...root.flags] : suffixed.flags;
    yield suffixed;
    for (const twice of affixed(file, suffixed, 'suffix', false)) yield twice;
    yield* affixed(file, { text: suffixed.text, flags }, 'prefix', true);
  }
  yield* affixed(file, root, 'prefix', false);
}

/**
 * Expands a Hunspell dictionary into its full forms. Elided forms (`l'arbre`) are left to the tokenizer and
 * English possessives to the speller, forbidden and compound-only words are left out.
 *
 * @returns every accepted form; a form reached twice is suggested if one of its ways allows that.
 */
export function expandDictionary(file: AffixFile, dictionary: string): Map<string, ExpandedWord> {
  const role = (name: string): string => file.roles.get(name) ?? '\0';
  const words = new Map<string, ExpandedWord>();
  const forbidden = new Set<string>();
  for (const line of dictionary.split(/\r?\n/u).slice(1)) {
    const entry = line.split(/[\t ]/u)[0] ?? '';
    const slash = entry.indexOf('/', 1);
    const text = slash < 0 ? entry : entry.slice(0, slash);
    const flags = slash < 0 ? [] : file.splitFlags(entry.slice(slash + 1));
    if (!text || flags.includes(role('ONLYINCOMPOUND'))) continue;
    if (flags.includes(role('FORBIDDENWORD'))) {
      forbidden.add(text);
      continue;
    }
    const suggest = !flags.includes(role('NOSUGGEST'));
    const skipRoot = flags.includes(role('NEEDAFFIX'));
    for (const form of formsOf(file, { text, flags })) {
      if (form.text === text && skipRoot) continue;
      if (form.flags.includes(role('NEEDAFFIX')) || form.text.endsWith("'s")) continue;
      const known = words.get(form.text);
      words.set(form.text, { text: form.text, suggest: suggest || known?.suggest === true });
    }
  }
  for (const text of forbidden) words.delete(text);
  return words;
}
