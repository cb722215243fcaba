/** A file that is imported as its text, as Vite does it for `?raw`. */
export default {
  process: (text) => ({ code: `export default ${JSON.stringify(text)};` }),
};
