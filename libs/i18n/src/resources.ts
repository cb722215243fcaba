import type accuracy from '../locales/en/accuracy.json';
import type assistant from '../locales/en/assistant.json';
import type auth from '../locales/en/auth.json';
import type checker from '../locales/en/checker.json';
import type common from '../locales/en/common.json';
import type documents from '../locales/en/documents.json';
import type editor from '../locales/en/editor.json';
import type errors from '../locales/en/errors.json';
import type explorer from '../locales/en/explorer.json';
import type grammar from '../locales/en/grammar.json';
import type home from '../locales/en/home.json';
import type html from '../locales/en/html.json';
import type mails from '../locales/en/server/mails.json';
import type plans from '../locales/en/plans.json';
import type settings from '../locales/en/settings.json';
import type privacy from '../locales/en/privacy.json';
import type spelling from '../locales/en/spelling.json';
import type support from '../locales/en/support.json';
import type tools from '../locales/en/tools.json';
import type { Namespace } from './namespaces';

/** The shape of every translation, taken from the English files. */
export interface Resources {
  common: typeof common;
  home: typeof home;
  html: typeof html;
  auth: typeof auth;
  errors: typeof errors;
  editor: typeof editor;
  documents: typeof documents;
  settings: typeof settings;
  explorer: typeof explorer;
  plans: typeof plans;
  accuracy: typeof accuracy;
  mails: typeof mails;
  privacy: typeof privacy;
  support: typeof support;
  checker: typeof checker;
  tools: typeof tools;
  grammar: typeof grammar;
  assistant: typeof assistant;
  spelling: typeof spelling;
}

/** Fails to compile when a namespace has no type. */
type _ResourcesAreWhole = Resources[Namespace];

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
  }
}
