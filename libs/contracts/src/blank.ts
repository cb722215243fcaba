/** Something that a person can see. */
const VISIBLE = /[^\s\p{Cf}]/u;

/** Whether a text holds nothing but white space and invisible signs. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);
