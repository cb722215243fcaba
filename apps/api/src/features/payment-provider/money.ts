/** Whose smallest unit is the whole one. */
const WITHOUT_DECIMALS = new Set([
  ...['BIF', 'CLP', 'DJF', 'GNF', 'JPY', 'KMF', 'KRW', 'MGA'],
  ...['PYG', 'RWF', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'],
]);
/** Whose smallest unit is a thousandth. */
const THREE_DECIMALS = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);

/**
 * What the provider's unit of a currency is to the whole one. These are its own lists (docs.stripe.com/currencies, "Minor
 * units"), which are not those of ISO 4217: it counts Icelandic krónur, Ugandan shillings and forints in hundredths.
 */
function unitsOf(currency: string): number {
  const code = currency.toUpperCase();
  if (WITHOUT_DECIMALS.has(code)) return 1;
  return THREE_DECIMALS.has(code) ? 1_000 : 100;
}

/** 999 cents are 9.99 euros; yen have no cents. */
export const inWholeUnits = (amount: number, currency: string): number =>
  amount / unitsOf(currency);
