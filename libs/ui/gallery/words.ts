import { useTranslation } from '@tercet/i18n/react';

export const NAMESPACES = ['common', 'auth', 'html'] as const;

/** The product's own words, so that every language tries the room that a component gives to them. */
export const useWords = () => useTranslation(NAMESPACES).t;

export type Words = ReturnType<typeof useWords>;
