import type { Localized } from '@tercet/contracts';

/** Ordinary prose with a few errors in it: it takes every checker through its usual paths once. */
export const WARM_UP_TEXTS: Localized = {
  en: 'The committee have met on tuesday, and it’s members was asked to recieve an new report about the the harbour.',
  fr: 'Les habitants du quartier a demandé une reponse au maire, qui leurs a promis de le faire avant l’hivers.',
  es: 'Los vecinos del barrio a pedido una respuesta al alcalde, que les prometio acerlo antes de el invierno.',
};
