/** @internal Public key of the browser extension, for the `key` of its manifest: with it the extension has the same id everywhere. */
export const EXTENSION_KEY =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAn6bEelp6nMy0Rc7/BCXxDse3sryhAydOVorRpPc5wa0R2OTh0AobjGKROxzJdVgnIemrPCA5pwzeTN/onzrCVeHBKKT7IHgKdovNkmMWn/C7gGmfv5eI0HOV9O1Xdevlisuz7M2RksErqkzEOerifFnQehAbTaOjL0KasiQ9NYxFNbmubIR+OI9VVbyG1VwC1c2dlSvjl+x2I5RfqBtiatvMxMlWNUXd0P9QhPKJc4rNFNYdoGZHywsGijpU7G9QAs+x3IXh5I1Zn4g19UpXOkSDTpx8ZBQNUCNpLI1QtAj5llvZPFNicfoRvpCmJLEt7FsLE/E+uRF5GRv019uDUwIDAQAB';

/** The id that Chrome derives from the key; pages send their messages to it. */
export const EXTENSION_ID = 'abkkfcogpabhacpgnkijogdffkkojhni';
