import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSession } from '../../session/session';
import type { ContactValues } from './contact-schema';

/** Fills in the name and address of whoever signs in or out meanwhile, but for what was written. */
export function useFilledIn({ getValues, setValue }: UseFormReturn<ContactValues>): void {
  const { user } = useSession();
  const before = useRef(user);
  useEffect(() => {
    for (const name of ['name', 'email'] as const) {
      const isTheirs = getValues(name) === (before.current?.[name] ?? '');
      if (user !== before.current && isTheirs) setValue(name, user?.[name] ?? '');
    }
    before.current = user;
  }, [user, getValues, setValue]);
}
