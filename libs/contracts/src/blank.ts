/** White space, and what takes no ink: zero-width characters, marks of direction, fillers, the empty Braille pattern. */
const INVISIBLE = String.raw`\s\p{Default_Ignorable_Code_Point}\p{Cf}\u2800`;
const SOMETHING_INVISIBLE = new RegExp(`[${INVISIBLE}]`, 'u');
const SOMETHING_VISIBLE = new RegExp(`[^${INVISIBLE}]`, 'u');

/** Whether a text holds nothing but white space and invisible signs. */
export const isBlank = (text: string): boolean => !SOMETHING_VISIBLE.test(text);

/** Whether there is white space or an invisible sign anywhere in a text. */
export const hasInvisible = (text: string): boolean => SOMETHING_INVISIBLE.test(text);
