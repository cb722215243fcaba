import { useState, type ComponentType, type InputEvent } from 'react';
import { LateForm, type GivenForm } from '../../forms/LateForm';
import type { GiverProps } from '../../routing/giver';
import { useSession } from '../../session/session';
import { keepInTab, readInTab, TAB_KEYS } from '../../session/storage';
import type { ContactValues } from './contact-schema';
import { ContactView } from './ContactView';

export interface MessageFormProps {
  Live: ComponentType<GiverProps<GivenForm<keyof ContactValues>>>;
}

/** For who leaves the page before it is sent, as to look something up. */
function keepMessage({ target }: InputEvent) {
  if (target instanceof HTMLTextAreaElement) {
    keepInTab(TAB_KEYS.supportMessage, target.value || null);
  }
}

/** The form for a message, with what the tab has kept of one. */
export function MessageForm({ Live }: MessageFormProps) {
  const { user } = useSession();
  const [message] = useState(() => readInTab(TAB_KEYS.supportMessage) ?? '');
  return (
    <div className="contents" onInput={keepMessage}>
      <LateForm
        View={ContactView}
        Live={Live}
        defaults={{ name: user?.name ?? '', email: user?.email ?? '', message }}
      />
    </div>
  );
}
