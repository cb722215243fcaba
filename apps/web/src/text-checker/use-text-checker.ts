import { useLocale } from '@tercet/i18n/react';
import { useEffect, useMemo, useState, useSyncExternalStore, type ComponentType } from 'react';
import { log } from '../logging/log';
import type { AnnouncementProps } from './Announcement';
import type { FindingPanelProps } from './FindingPanel';
import { movedIssues } from './moved-issues';
import type { Findings, TextChecker } from './text-checker';
import type { Typing } from './use-own-text';

const NOTHING: Findings = {
  status: 'checking',
  isLoading: true,
  text: '',
  issues: [],
  language: undefined,
  foreign: 'none',
};
const UNLOADED: Findings = { ...NOTHING, status: 'unloaded', isLoading: false };
const nothing = () => NOTHING;
const never = () => () => undefined;

/** What it finds, to be seen and to be heard. */
interface Parts extends Typing {
  readonly FindingPanel: ComponentType<FindingPanelProps>;
  readonly Announcement: ComponentType<AnnouncementProps>;
}

interface Loaded {
  readonly checker: TextChecker;
  readonly parts: Parts;
}

const load = () => Promise.all([import('./text-checker'), import('./parts')]);

/** The checker, fetched once it is wanted: nothing until it is here, and an error where it could not be had. */
function useLoadedChecker(isWanted: boolean) {
  const fallback = useLocale();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isLost, setIsLost] = useState(false);
  const checker = loaded?.checker;
  const isLoading = isWanted && !checker && !isLost;

  useEffect(() => {
    if (!isLoading) return;
    let isCurrent = true;
    load().then(
      ([{ createTextChecker }, parts]) =>
        isCurrent && setLoaded({ checker: createTextChecker(fallback), parts }),
      (error: unknown) => {
        log('error', 'Page failed', { error });
        if (isCurrent) setIsLost(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isLoading, fallback]);
  useEffect(() => checker?.setFallback(fallback), [checker, fallback]);
  useEffect(() => () => checker?.dispose(), [checker]);

  return { checker, parts: loaded?.parts, isLost, loadAgain: () => setIsLost(false) };
}

/** What the checker finds in a text, at its present places. Nothing is fetched or checked before `isOn`. */
export function useTextChecker(text: string, isOn: boolean) {
  const { checker, parts, isLost, loadAgain } = useLoadedChecker(isOn);
  const get = checker?.findings.get ?? nothing;
  const known = useSyncExternalStore(checker?.findings.subscribe ?? never, get, nothing);
  const { issues, text: checked, ...rest } = isLost ? UNLOADED : known;

  useEffect(() => checker?.setText(text), [checker, text]);

  return {
    issues: useMemo(() => movedIssues(issues, checked, text), [issues, checked, text]),
    ...rest,
    parts,
    retry: checker?.retry ?? loadAgain,
  };
}
