/** The package's own description names another module. */
declare module '@mixmark-io/domino' {
  export function createDocument(html: string): Document;
}
