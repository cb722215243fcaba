import { REPORT_EN } from './texts/en';
import { REPORT_ES } from './texts/es';
import { REPORT_FR } from './texts/fr';
import type { Locale } from './words';

export interface Story {
  /** The whole text to paste. */
  readonly text: string;
  /** A misspelled word in it and what it becomes. */
  readonly misspelled: string;
  readonly corrected: string;
  /** Another, which only one word can be meant by. */
  readonly clear: string;
  readonly cleared: string;
  /** A sentence to write, with a misspelled word in it. */
  readonly written: string;
  readonly slip: string;
  /** A stretch that the model improves, and a part of the outcome. */
  readonly passage: string;
  readonly improved: string;
}

export const STORIES: Record<Locale, Story> = {
  en: {
    text: REPORT_EN,
    misspelled: 'definately',
    corrected: 'definitely',
    clear: 'occured',
    cleared: 'occurred',
    written: 'It was a realy long winter. ',
    slip: 'realy',
    passage:
      'The first result concerns the opening hours. Nearly half of the commuters arrive before eight in the morning, when only the newspaper corner is open. They told us that they would definately borrow more books if the main room opened an hour earlier. Staff costs for this hour are lower then we had expected, due to the fact that the night porter of the station could unlock the doors and switch on the lights.',
    improved: 'because the night porter',
  },
  fr: {
    text: REPORT_FR,
    misspelled: 'arivent',
    corrected: 'arrivent',
    clear: 'dévelopement',
    cleared: 'développement',
    written: 'Le hall est toujour ouvert. ',
    slip: 'toujour',
    passage:
      'Il faudrait comme même ouvrir la grande salle plus tôt : un grand nombre de voyageurs attendent devant la porte, même quand il pleut.',
    improved: 'quand même ouvrir',
  },
  es: {
    text: REPORT_ES,
    misspelled: 'autobus',
    corrected: 'autobús',
    clear: 'despues',
    cleared: 'después',
    written: 'La sala tambien está abierta. ',
    slip: 'tambien',
    passage:
      'Habría que abrir antes la sala grande: un gran número de viajeros esperan delante de la puerta, incluso cuando llueve.',
    improved: 'muchos viajeros',
  },
};
