import { useLocale, useTranslation } from '@tercet/i18n/react';
import { useToast } from '@tercet/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { setWords } from '../codemirror/create-view';
import { toLanguageChoice } from '../preferences/language-setting';
import { createEditorSession, type EditorSession } from './editor-session';
import type { OpenedDocument } from './open-document';
import type { Startup } from './startup';
import { useStore } from './use-store';
import { useSurfaceWords } from './use-surface-words';

/** Opens a document in the element of `hostRef`, and keeps the writing surface in the interface language. */
export function useEditorSession(startup: Startup, opened: OpenedDocument) {
  const { t } = useTranslation('editor');
  const toast = useToast();
  const locale = useLocale();
  const words = useSurfaceWords();
  const setting = useStore(startup.language);
  const hostRef = useRef<HTMLDivElement>(null);
  const [session, setSession] = useState<EditorSession | null>(null);

  const open = useEffectEvent((parent: HTMLElement) =>
    createEditorSession({
      parent,
      startup,
      opened,
      words,
      choice: toLanguageChoice(setting, locale),
      onCheckerRestarted: () => toast({ text: t('toast.restarted') }),
      onDraftFollowed: () => toast({ text: t('toast.followed') }),
    }),
  );

  useEffect(() => {
    if (!hostRef.current) return;
    const next = open(hostRef.current);
    setSession(next);
    return () => {
      next.destroy();
      setSession(null);
    };
  }, [startup, opened]);

  const openedWith = useRef({ words, setting, locale });
  useEffect(() => {
    if (!session || openedWith.current.words === words) return;
    openedWith.current = { ...openedWith.current, words };
    setWords(session.view, words);
  }, [session, words]);
  useEffect(() => {
    const last = openedWith.current;
    if (!session || (last.setting === setting && last.locale === locale)) return;
    openedWith.current = { ...last, setting, locale };
    session.checks.setChoice(toLanguageChoice(setting, locale));
  }, [session, setting, locale]);

  return { session, hostRef };
}
