import { wordSet } from './words';

/** Endings that make adjectives of what a thing has to do with, rather than nouns. */
export const RELATIONAL = /(?:ic|ari|iv|os|an|eñ|in)[oa]s$|(?:ales|ares|enses|eos|eas)$/u;

/** Adjectives in spite of their ending: no `objetos contenedor`. */
export const NO_AGENTS =
  wordSet(`interesante importante diferente brillante elegante impresionante emocionante relevante abundante independiente
  inteligente valiente caliente excelente reciente frecuente evidente suficiente permanente existente potente urgente
  siguiente fascinante sorprendente insuficiente transparente eficiente picante gigante paciente consciente inconsciente
  encantador acogedor conmovedor aterrador prometedor alentador abrumador innovador realista optimista pesimista egoísta
  partidista feminista pacifista nacionalista racista machista capitalista`);
