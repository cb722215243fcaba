/** The id of what the provider names by it, or tells whole where that was asked for. */
export const idOf = (
  value: string | { readonly id: string } | null | undefined,
): string | undefined => (typeof value === 'string' ? value : value?.id);
