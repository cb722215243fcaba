import type { WordConstraints } from '@tercet/proofreading-core';

/** Subjects that nothing but pronouns and `ne` parts from their verb. */
const SUBJECTS = new Set(['je', "j'", 'tu', 'il', 'ils', 'on']);
const OBJECTS = new Set("m' me t' te s' se le la les l' lui leur y en nous vous".split(' '));
const NOT = new Set(['ne', "n'"]);
const OBJECT = /^PRON\.prs/u;
const FINITE = /^(?:VERB|AUX)\.fin/u;
const VERB = /^(?:VERB|AUX)/u;

/** `il la porte`: between a subject and its verb, `la` is a pronoun, and what follows is the verb. */
export const constrainFrench: WordConstraints = (words) => {
  const patterns = new Map<number, RegExp>();
  words.forEach((word, index) => {
    const isSubject = SUBJECTS.has(word.norm) && !word.text.startsWith('-');
    if (!isSubject && !NOT.has(word.norm)) return;
    let at = index + 1;
    const objects: number[] = [];
    for (; OBJECTS.has(words[at]?.norm ?? '') || NOT.has(words[at]?.norm ?? ''); at += 1)
      if (OBJECTS.has(words[at]?.norm ?? '')) objects.push(at);
    const tags = words[at]?.readings.map(({ tag }) => tag) ?? [];
    if (!tags.some((tag) => VERB.test(tag))) return;
    for (const object of objects) patterns.set(object, OBJECT);
    if (tags.some((tag) => FINITE.test(tag)) && isSubject) patterns.set(at, FINITE);
    else if (objects.length > 0) patterns.set(at, VERB);
  });
  return patterns;
};
