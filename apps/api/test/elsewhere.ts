/** Options of a call that comes through a proxy, from an address. */
export const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

/** Addresses of strangers, each in a network of its own. */
export const address = (i: number): string => `203.0.${Math.floor(i / 250)}.${1 + (i % 250)}`;
