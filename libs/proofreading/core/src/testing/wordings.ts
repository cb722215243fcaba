import { ACCENT_CONFUSION, WORD_CONFUSION } from '../context/confusion-messages';
import { RARE_FORM_WORDING } from '../speller/rare-form-wording';
import { SPELLING_WORDINGS, variantWording } from '../speller/spelling-messages';

const spelling = {
  ...SPELLING_WORDINGS,
  rare: RARE_FORM_WORDING,
  variant: variantWording('en-GB'),
};

/** What is said of words that no rule looks at, in the form that rules have. */
export const WORDINGS = {
  accentConfusion: ACCENT_CONFUSION,
  wordConfusion: WORD_CONFUSION,
  ...Object.fromEntries(
    Object.entries(spelling).map(([kind, { message, explanation }]) => [
      `spelling-${kind}`,
      { message: message('{found}', '{fix}'), explanation },
    ]),
  ),
};
