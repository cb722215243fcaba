import { isBlank } from '@tercet/contracts';

/** Characters of a title that a text gives itself. */
const LONGEST = 80;

/** As much of a text as is looked at for its first line. UTF-16 code units. */
const HEAD = 10_000;

/** The name that the person gave, or the first line that is not blank, shortened; empty where there is neither. */
export function documentTitle({ name, text }: { name?: string; text: string }): string {
  if (name !== undefined) return name;
  const line =
    text
      .slice(0, HEAD)
      .split('\n')
      .find((each) => !isBlank(each)) ?? '';
  const words = line.trim().replace(/^#{1,6}\s+/u, '');
  const characters = Array.from(words);
  if (characters.length <= LONGEST) return words;
  const short = characters.slice(0, LONGEST).join('');
  return `${short.replace(/\s+\S*$/u, '') || short}…`;
}
