import { useState, type ComponentType, type InputEvent } from 'react';
import { LateForm, type GivenForm } from '../../forms/LateForm';
import type { GiverProps } from '../../routing/giver';
import { useSession } from '../../session/session';
import type { ContactValues } from './contact-schema';
import { ContactView } from './ContactView';
import { keepForm, readForm } from './kept-form';

export interface MessageFormProps {
  Live: ComponentType<GiverProps<GivenForm<keyof ContactValues>>>;
}

function keepTyped({ target }: InputEvent) {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    keepForm({ ...readForm(), [target.name]: target.value });
  }
}

/** The form for a message, with what the tab has kept of one. */
export function MessageForm({ Live }: MessageFormProps) {
  const { user } = useSession();
  const [kept] = useState(readForm);
  const known = { name: user?.name ?? '', email: user?.email ?? '', message: '' };
  return (
    <div className="contents" onInput={keepTyped}>
      <LateForm View={ContactView} Live={Live} defaults={{ ...known, ...kept }} />
    </div>
  );
}
