import {
  closeSearchPanel,
  findNext,
  findPrevious,
  getSearchQuery,
  replaceAll,
  replaceNext,
  SearchQuery,
  setSearchQuery,
} from '@codemirror/search';
import type { EditorState } from '@codemirror/state';
import { runScopeHandlers } from '@codemirror/view';
import { useTranslation } from '@tercet/i18n/react';
import { Button, Checkbox, IconButton, useToast } from '@tercet/ui';
import { useDeferredValue, useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
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
  const nothing = count.total === 0;

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
  const replaceEvery = () => {
    const { total } = countMatches(view.state, getSearchQuery(view.state), Infinity);
    if (replaceAll(view)) toast({ text: t('search.replaced', { count: total }) });
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

  return (
    <div
      ref={panel}
      role="search"
      aria-label={t('toolbar.find')}
      onKeyDown={onKeyDown}
      className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-2 px-5 py-3 font-sans sm:grid-cols-[minmax(0,26rem)_auto_1fr]"
    >
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
          icon="chevronDown"
          className="-scale-y-100"
          label={t('search.previous')}
          disabled={nothing}
          onClick={() => findPrevious(view)}
        />
        <IconButton
          icon="chevronDown"
          label={t('search.next')}
          disabled={nothing}
          onClick={() => findNext(view)}
        />
      </div>
      <IconButton
        icon="close"
        className="-mr-2.5 justify-self-end"
        label={t('search.close')}
        onClick={() => closeSearchPanel(view)}
      />
      <SearchField
        className="max-sm:col-span-3"
        label={t('search.replace')}
        value={query.replace}
        onChange={(event) => change({ replace: event.target.value })}
        onKeyDown={onEnter(() => replaceNext(view))}
      />
      <div className="grid grid-cols-2 gap-2 max-sm:col-span-3 sm:col-span-2 sm:flex">
        <Button className="max-sm:px-2" disabled={nothing} onClick={() => replaceNext(view)}>
          {t('search.replaceOne')}
        </Button>
        <Button className="max-sm:px-2" disabled={nothing} onClick={replaceEvery}>
          {t('search.replaceAll')}
        </Button>
      </div>
      <div className="col-span-3 flex flex-wrap gap-x-6">
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
  );
}
