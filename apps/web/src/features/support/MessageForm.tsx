import { useState, type ComponentType, type InputEvent } from 'react';
import { LateForm, type GivenForm } from '../../forms/LateForm';
import type { Defaults } from '../../forms/use-followed-defaults';
import type { GiverProps } from '../../routing/giver';
import { useSession } from '../../session/session';
import type { ContactValues } from './contact-schema';
import { ContactView } from './ContactView';
import { keepForm, readForm } from './kept-form';

export interface MessageFormProps {
  Live: ComponentType<GiverProps<GivenForm<keyof ContactValues>>>;
}

/** The form for a message, with what the tab has kept of one. */
export function MessageForm({ Live }: MessageFormProps) {
  const { user } = useSession();
  const [kept] = useState(readForm);
  const known: Defaults = { name: user?.name ?? '', email: user?.email ?? '', message: '' };
  /** What is filled in by itself is not kept: it may be another when one comes back. */
  const keepTyped = ({ target }: InputEvent) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const { [target.name]: _before, ...others } = readForm();
    const isFilledIn = target.value === known[target.name];
    keepForm(isFilledIn ? others : { ...others, [target.name]: target.value });
  };
  return (
    <div className="contents" onInput={keepTyped}>
      <LateForm View={ContactView} Live={Live} defaults={known} kept={kept} />
    </div>
  );
}
