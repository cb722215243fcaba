import type { Localized } from '@tercet/contracts';

/** For a word that exists, where another one is nearly always meant. */
export const RARE_FORM_WORDING = {
  message: (word: string, best: string): Localized => ({
    en: `“${word}” is a rare word. Did you mean “${best}”?`,
    fr: `« ${word} » est un mot rare. Vouliez-vous dire « ${best} » ?`,
    es: `«${word}» es una palabra poco usada. ¿Querías decir «${best}»?`,
  }),
  explanation: {
    en: 'The word exists, but another one that is spelled almost the same is far more usual. If you mean the rare one, leave it.',
    fr: 'Le mot existe, mais un autre, presque identique, est bien plus courant. Si c’est le mot rare que vous voulez, laissez-le.',
    es: 'La palabra existe, pero otra que se escribe casi igual es mucho más frecuente. Si quieres decir la menos usada, déjala.',
  } satisfies Localized,
};
