/** Names of persons said of men and women alike, where the lexicon gives one gender only. */
const PERSONS =
  /^(?:agent|auteur|barge|cadre|capitaine|caporal|censeur|chef|clown|convive|docteur|ingénieur|lieutenant|major|mannequin|matelot|médecin|mentor|monarque|novice|otage|philosophe|poète|procureur|prof|professeur|proviseur|sergent|sosie|substitut|témoin|véto)s?$/u;
/** Nouns of either gender, and loan words of computing whose gender wavers. */
const THINGS =
  /^(?:apps?|bries?|buffers?|caches?|enums?|frameworks?|pools?|problématiques?|radios?|sockets?|strings?|threads?|tokens?)$/u;

/** Whether a noun may be masculine and feminine, whatever the lexicon says. */
export const isEpicene = (norm: string): boolean => PERSONS.test(norm) || THINGS.test(norm);
