import {
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
import { KEPT } from './typed-fields';
import { useFollowedDefaults, type Defaults } from './use-followed-defaults';

export interface LateFormViewProps<Name extends string> extends FormViewProps<Name> {
  /** What is typed as the address. */
  email: string;
  /** What takes the place of the form once it has done its work. */
  after?: ReactNode;
}

/** What a form is shown with once it can be checked and sent; what went wrong, and another try, where it cannot. */
export interface GivenForm<Name extends string> extends Partial<LateFormViewProps<Name>> {
  retry?: () => void;
}

export interface LateFormProps<Name extends string> {
  View: ComponentType<LateFormViewProps<Name>>;
  Live: ComponentType<GiverProps<GivenForm<Name>>>;
  /** What fields hold that nobody has typed in, by their names. */
  defaults?: Defaults;
  /** What was typed in fields before, by their names, and is still there. */
  kept?: Defaults;
}

/**
 * A form that can be typed into and sent before what checks and sends it has come, which is fetched when somebody uses the
 * page. The fields stay what they were, with all that is in them; what was sent is sent then, unless something was typed after.
 */
export function LateForm<Name extends string>({
  View,
  Live,
  defaults = {},
  kept = {},
}: LateFormProps<Name>) {
  const isUsed = useIsUsed();
  const [given, setGiven] = useState<GivenForm<Name> | null>(null);
  const [isSent, setIsSent] = useState(false);
  const [first] = useState({ ...defaults, ...kept });
  const [email, setEmail] = useState(first.email ?? '');
  const box = useRef<HTMLDivElement>(null);
  useFollowedDefaults(box, defaults);

  const canBeSent = given?.onSubmit !== undefined;
  const sendWhatWasSent = useEffectEvent(() => {
    if (isSent) box.current?.querySelector('form')?.requestSubmit();
  });
  useEffect(() => {
    if (!canBeSent) return;
    // In a task of its own: while a form is being sent, browsers do not send it.
    const timer = setTimeout(() => sendWhatWasSent());
    return () => clearTimeout(timer);
  }, [canBeSent]);

  const register = (name: Name): Registered => ({
    name,
    ...given?.register?.(name),
    ...(first[name] !== undefined && { defaultValue: first[name] }),
    ...(kept[name] && KEPT),
  });
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsSent(true);
    if (!given?.retry) return;
    setGiven(null);
    given.retry();
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
      {isUsed && <Live onGive={setGiven} />}
    </div>
  );
}
