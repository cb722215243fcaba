import { useEffect, useRef, type RefObject } from 'react';
import { type, type Field } from './typed-fields';

/** What fields hold that nobody has typed in, by their names. */
export type Defaults = Readonly<Record<string, string>>;

/**
 * Has the fields in a box hold what they hold by default when that is something else, but for those in which something was
 * typed. A field that is not there follows once it is.
 */
export function useFollowedDefaults(box: RefObject<Element | null>, defaults: Defaults): void {
  const held = useRef<Record<string, string>>({ ...defaults });
  useEffect(() => {
    for (const [name, text] of Object.entries(defaults)) {
      const field = box.current?.querySelector<Field>(`[name="${name}"]`);
      if (!field) continue;
      if (held.current[name] !== text && field.value === held.current[name]) type(field, text);
      held.current[name] = text;
    }
  });
}
