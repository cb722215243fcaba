export * from './error-codes';
export * from './field-errors';
export * from './limits';
export * from './locales';
export * from './operations';
export * from './plans';
export * from './product';
export * from './themes';
