/** What the smallest unit of a currency is to the whole one. */
function unitsOf(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
}

/** 999 cents are 9.99 euros; yen have no cents. */
export const inWholeUnits = (amount: number, currency: string): number =>
  amount / unitsOf(currency);
