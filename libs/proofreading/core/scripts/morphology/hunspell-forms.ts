import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { foldWord } from '../../src/speller/dictionary-format';
import { type AffixFile, parseAffixFile } from '../hunspell/affix-file';

/** A form of a dictionary line, with what its affix rule tells of it. */
export interface HunspellForm {
  readonly text: string;
  /** Flag of the suffix class, or an empty string for the line's own word. */
  readonly by: string;
  readonly strip: string;
  readonly add: string;
  /** Flags of the form: of the rule, or of the line for its own word. */
  readonly flags: readonly string[];
}

export interface HunspellLine {
  readonly root: string;
  readonly flags: readonly string[];
  readonly forms: readonly HunspellForm[];
}

function formsOf(file: AffixFile, root: string, flags: readonly string[]): HunspellForm[] {
  const forms: HunspellForm[] = [{ text: root, by: '', strip: '', add: '', flags }];
  const spread = (text: string, from: readonly string[], strip = '', add = '', by = ''): void => {
    for (const flag of from) {
      const affix = file.classes.get(flag);
      if (affix?.kind !== 'suffix') continue;
      for (const rule of affix.rules) {
        if (!rule.condition.test(text) || !text.endsWith(rule.strip)) continue;
        const form = text.slice(0, text.length - rule.strip.length) + rule.add;
        const path = by ? `${by} ${flag}` : flag;
        forms.push({
          text: form,
          by: path,
          strip: by ? strip : rule.strip,
          add: by ? add : rule.add,
          flags: rule.flags,
        });
        if (!by) spread(form, rule.flags, rule.strip, rule.add, path);
      }
    }
  };
  spread(root, flags);
  return forms;
}

/** The lines of a Hunspell dictionary with their suffixed forms, folded; those of one root are joined. */
export function* hunspellLines(name: string): Generator<HunspellLine> {
  const folder = dirname(createRequire(import.meta.url).resolve(name));
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const file = parseAffixFile(read('index.aff'));
  for (const line of read('index.dic').split(/\r?\n/u).slice(1)) {
    const entry = (line.split(/[\t ]/u)[0] ?? '').normalize('NFC');
    const slash = entry.indexOf('/', 1);
    const written = slash < 0 ? entry : entry.slice(0, slash);
    if (!written) continue;
    const flags = slash < 0 ? [] : file.splitFlags(entry.slice(slash + 1));
    const forms = formsOf(file, written, flags);
    yield fold(written, flags, forms);
    for (const flag of flags) {
      const affix = file.classes.get(flag);
      if (affix?.kind !== 'prefix') continue;
      for (const { add, strip, condition } of affix.rules) {
        // Elided articles are left to the tokenizer.
        if (/['’]\p{Lu}?$/u.test(add) || strip !== '' || !condition.test(written)) continue;
        const crossed = affix.crossProduct ? forms : forms.slice(0, 1);
        yield fold(
          add + written,
          flags,
          crossed.map((form) => ({ ...form, text: add + form.text })),
        );
      }
    }
  }
}

function fold(
  root: string,
  flags: readonly string[],
  forms: readonly HunspellForm[],
): HunspellLine {
  return { root, flags, forms: forms.map((form) => ({ ...form, text: foldWord(form.text) })) };
}
