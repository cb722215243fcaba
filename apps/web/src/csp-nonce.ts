/** What lets a library write styles under the content security policy; empty where the server sets none. */
export const cspNonce =
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

// Where the libraries under radix-ui look for it.
Object.assign(globalThis, { __webpack_nonce__: cspNonce });
