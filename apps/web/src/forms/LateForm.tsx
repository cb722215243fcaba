import {
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import type { GiverProps } from '../routing/giver';
import { useIsUsed } from '../routing/use-is-used';
import type { FormViewProps, Registered } from './form-view';
import { useFollowedDefaults, type Defaults } from './use-followed-defaults';

export interface LateFormViewProps<Name extends string> extends FormViewProps<Name> {
  /** What is typed as the address. */
  email: string;
  /** What takes the place of the form once it has done its work. */
  after?: ReactNode;
}

/** What a form is shown with once it can be checked and sent; only what went wrong where it never can. */
export type GivenForm<Name extends string> = Partial<LateFormViewProps<Name>>;

export interface LateFormProps<Name extends string> {
  View: ComponentType<LateFormViewProps<Name>>;
  Live: ComponentType<GiverProps<GivenForm<Name>>>;
  /** What fields hold that nobody has typed in, by their names. */
  defaults?: Defaults;
}

/**
 * A form that can be typed into and sent before what checks and sends it has come, which is fetched when somebody uses the
 * page. The fields stay what they were, with all that is in them; what was sent is sent then, unless something was typed after.
 */
export function LateForm<Name extends string>({ View, Live, defaults = {} }: LateFormProps<Name>) {
  const isUsed = useIsUsed();
  const [given, setGiven] = useState<GivenForm<Name> | null>(null);
  const [isSent, setIsSent] = useState(false);
  const [firstDefaults] = useState(defaults);
  const [email, setEmail] = useState(defaults.email ?? '');
  const box = useRef<HTMLDivElement>(null);
  useFollowedDefaults(box, defaults);

  const canBeSent = given?.onSubmit !== undefined;
  const sendWhatWasSent = useEffectEvent(() => {
    if (isSent) box.current?.querySelector('form')?.requestSubmit();
  });
  useEffect(() => {
    if (canBeSent) sendWhatWasSent();
  }, [canBeSent]);

  const register = (name: Name): Registered => ({
    name,
    ...given?.register?.(name),
    ...(firstDefaults[name] !== undefined && { defaultValue: firstDefaults[name] }),
  });
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsSent(given === null);
  };
  return (
    <div
      ref={box}
      className="contents"
      onInput={({ target }) => {
        // Whoever goes on typing has not finished what they sent.
        setIsSent(false);
        if (target instanceof HTMLInputElement && target.name === 'email') setEmail(target.value);
      }}
    >
      <View
        {...{ email, onSubmit, errorOf: () => undefined, isSubmitting: isSent && given === null }}
        {...given}
        register={register}
      />
      <Suspense>{isUsed && <Live onGive={setGiven} />}</Suspense>
    </div>
  );
}
