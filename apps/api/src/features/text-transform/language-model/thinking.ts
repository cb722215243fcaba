/** In whatever case. */
const NAMES = ['think', 'thinking', 'thought', 'reasoning'];
const TAGS = NAMES.map((name) => ({
  open: `<${name}>`,
  close: `</${name}>`,
}));

/** The end of thoughts whose beginning is not in the answer: some servers put it into the question. */
const LATE_END = new RegExp(String.raw`^([\s\S]*?)</(?:${NAMES.join('|')})>\s*`, 'i');
const BEGINNING = new RegExp(`<(?:${NAMES.join('|')})>`, 'i');

/** A whole answer without the thoughts that it begins in the midst of. Tags that are opened and closed are of the text. */
export function withoutThoughts(answer: string, source: string): string {
  const [end, thoughts = ''] = LATE_END.exec(answer) ?? [];
  const isThought = end !== undefined && !BEGINNING.test(thoughts) && !LATE_END.test(source);
  return isThought ? answer.slice(end.length) : answer;
}

/** Leaves out what a model thinks, in tags, before it answers. The tags may come in pieces. */
export class Thinking {
  #isOver: boolean;
  /** What has come and is not known to be of the answer. */
  #held = '';

  /** @param source the text that is answered: where it begins with such a tag itself, so may the answer */
  constructor(source: string) {
    this.#isOver = TAGS.some(({ open }) => source.trimStart().toLowerCase().startsWith(open));
  }

  /** @returns what of the answer is sure by now, without the spaces before its first word */
  withoutIt(piece: string): string {
    if (this.#isOver) return piece;
    this.#held = (this.#held + piece).trimStart();
    for (let tag = this.#tag(); tag; tag = this.#tag()) {
      const thought = this.#held.slice(tag.open.length);
      const end = thought.toLowerCase().indexOf(tag.close);
      if (end === -1) {
        // Its last characters may be the beginning of the tag that ends it.
        this.#held = tag.open + thought.slice(1 - tag.close.length);
        return '';
      }
      this.#held = thought.slice(end + tag.close.length).trimStart();
    }
    const held = this.#held.toLowerCase();
    if (TAGS.some(({ open }) => open.startsWith(held))) return '';
    this.#isOver = true;
    return this.#held;
  }

  /** At the end of an answer: what was held back and is no thinking after all. */
  rest(): string {
    return this.#isOver || this.#tag() ? '' : this.#held;
  }

  #tag() {
    const held = this.#held.toLowerCase();
    return TAGS.find(({ open }) => held.startsWith(open));
  }
}
