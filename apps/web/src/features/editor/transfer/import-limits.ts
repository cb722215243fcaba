/** Bytes of a file. */
export const IMPORT_MAX_BYTES = 10_000_000;
/** Bytes that the parts of a Word document unpack to. */
export const IMPORT_MAX_UNPACKED_BYTES = 30_000_000;
/** UTF-16 code units of the text in it. */
export const IMPORT_MAX_CHARACTERS = 500_000;

/** Kinds of files that can be opened, by the end of their names. */
export const IMPORT_TYPES = ['.txt', '.md', '.markdown', '.docx'] as const;
