import {
  closeSearchPanel,
  findNext,
  findPrevious,
  getSearchQuery,
  SearchQuery,
  setSearchQuery,
} from '@codemirror/search';
import type { EditorState } from '@codemirror/state';
import { runScopeHandlers } from '@codemirror/view';
import { useTranslation } from '@tercet/i18n/react';
import { Button, Checkbox, IconButton, useToast } from '@tercet/ui';
import { useDeferredValue, useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { replaceEvery, replaceOne } from '../codemirror/replace';
import { countMatches } from '../codemirror/search-panel';
import { useEditor } from '../state/editor-context';
import { MatchLine } from './MatchLine';
import { SearchField } from './SearchField';

/** By this attribute CodeMirror finds the field to focus when the panel is asked for again. */
const MAIN_FIELD = { 'main-field': '' };

/** Find and replace, above the text. Enter goes to the next match, Shift and Enter to the one before. */
export function SearchPanel({ state }: { state: EditorState }) {
  const { t } = useTranslation('editor');
  const { view } = useEditor();
  const toast = useToast();
  const panel = useRef<HTMLDivElement>(null);
  const query = getSearchQuery(state);
  const searched = useDeferredValue(state);
  const count = useMemo(() => countMatches(searched, getSearchQuery(searched)), [searched]);

  useEffect(() => {
    const field = panel.current?.querySelector<HTMLInputElement>('[main-field]');
    field?.focus();
    field?.select();
  }, []);

  const change = (part: Partial<SearchQuery>) => {
    const { search, replace, caseSensitive, wholeWord } = { ...query, ...part };
    const next = new SearchQuery({ search, replace, caseSensitive, wholeWord, literal: true });
    view.dispatch({ effects: setSearchQuery.of(next) });
  };
  const replaceAll = () => {
    const replaced = replaceEvery(view);
    if (replaced > 0) toast({ text: t('search.replaced', { count: replaced }) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!runScopeHandlers(view, event.nativeEvent, 'search-panel')) return;
    event.preventDefault();
  };
  const onEnter = (act: (isShifted: boolean) => void) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act(event.shiftKey);
  };

  // Without a match the buttons keep the focus, which a disabled one would lose: Escape has to reach the panel.
  const off = { 'aria-disabled': count.total === 0 };
  return (
    <div
      ref={panel}
      role="search"
      tabIndex={-1}
      aria-label={t('toolbar.find')}
      onKeyDown={onKeyDown}
      className="@container font-sans"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 px-5 py-3 @xl:grid-cols-[minmax(0,26rem)_minmax(max-content,1fr)]">
        <SearchField
          {...MAIN_FIELD}
          label={t('search.find')}
          value={query.search}
          onChange={(event) => change({ search: event.target.value })}
          onKeyDown={onEnter((isShifted) => (isShifted ? findPrevious : findNext)(view))}
          trailing={query.valid && <MatchLine count={count} />}
        />
        <div className="flex">
          <IconButton
            {...off}
            icon="chevronDown"
            className="-scale-y-100"
            label={t('search.previous')}
            onClick={() => findPrevious(view)}
          />
          <IconButton
            {...off}
            icon="chevronDown"
            label={t('search.next')}
            onClick={() => findNext(view)}
          />
          <IconButton
            icon="close"
            className="-mr-2.5 ml-auto"
            label={t('search.close')}
            onClick={() => closeSearchPanel(view)}
          />
        </div>
        <SearchField
          className="@max-xl:col-span-2"
          label={t('search.replace')}
          value={query.replace}
          onChange={(event) => change({ replace: event.target.value })}
          onKeyDown={onEnter(() => replaceOne(view))}
        />
        <div className="grid grid-cols-2 gap-2 @max-xl:col-span-2 @xl:flex @xl:whitespace-nowrap">
          <Button {...off} className="@max-xl:px-2" onClick={() => replaceOne(view)}>
            {t('search.replaceOne')}
          </Button>
          <Button {...off} className="@max-xl:px-2" onClick={replaceAll}>
            {t('search.replaceAll')}
          </Button>
        </div>
        <div className="col-span-2 flex flex-wrap gap-x-6">
          <Checkbox
            label={t('search.matchCase')}
            checked={query.caseSensitive}
            onChange={(event) => change({ caseSensitive: event.target.checked })}
          />
          <Checkbox
            label={t('search.byWord')}
            checked={query.wholeWord}
            onChange={(event) => change({ wholeWord: event.target.checked })}
          />
        </div>
      </div>
    </div>
  );
}
