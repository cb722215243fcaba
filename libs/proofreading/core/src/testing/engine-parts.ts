// What specs of languages look at by itself; the product has it through packs.
export { runRules } from '../rules/rules-checker';
export { Dictionary } from '../speller/dictionary';
