import { redo, undo } from '@codemirror/commands';
import { openSearchPanel } from '@codemirror/search';
import { useTranslation } from '@tercet/i18n/react';
import { Icon, IconButton, Menu, MenuItem, MenuSeparator } from '@tercet/ui';
import type { RefObject } from 'react';
import { useCopy, usePaste } from '../clipboard/use-clipboard';
import { useClearText } from '../drafts/use-clear-text';
import { useEditor } from '../state/editor-context';
import { useStore } from '../state/use-store';
import { ExportItems } from '../transfer/ExportItems';

export interface ToolbarProps {
  panelOpen: boolean;
  /** Absent where there is no room for a panel. */
  onTogglePanel: (() => void) | undefined;
  moreRef: RefObject<HTMLButtonElement | null>;
  onShowDocuments: () => void;
  onShowHistory: () => void;
  onShowPreferences: () => void;
  onShowShortcuts: () => void;
  onShowStatistics: () => void;
  onShowSummary: () => void;
}

export function Toolbar({ panelOpen, onTogglePanel, moreRef, ...props }: ToolbarProps) {
  const { t } = useTranslation(['editor', 'documents']);
  const { view, document } = useEditor();
  const isEmpty = useStore(document, (state) => state.isEmpty);
  const canUndo = useStore(document, (state) => state.canUndo);
  const canRedo = useStore(document, (state) => state.canRedo);
  const copy = useCopy();
  const paste = usePaste();
  const clear = useClearText();

  return (
    <div
      role="group"
      aria-label={t('toolbar.label')}
      className="flex items-center gap-1 border-b max-sm:gap-0 border-line px-2.5 py-1 low:py-0"
    >
      <IconButton icon="documents" label={t('documents:title')} onClick={props.onShowDocuments} />
      <IconButton
        icon="undo"
        label={t('toolbar.undo')}
        disabled={!canUndo}
        onClick={() => undo(view)}
      />
      <IconButton
        icon="undo"
        className="-scale-x-100"
        label={t('toolbar.redo')}
        disabled={!canRedo}
        onClick={() => redo(view)}
      />
      <span className="mx-1 h-5 w-px bg-line max-sm:hidden" />
      <IconButton
        icon="copy"
        label={t('toolbar.copy')}
        disabled={isEmpty}
        onClick={() => void copy(view.state.doc.toString())}
      />
      <IconButton icon="paste" label={t('toolbar.paste')} onClick={() => void paste()} />
      <IconButton icon="search" label={t('toolbar.find')} onClick={() => openSearchPanel(view)} />
      <Menu trigger={<IconButton ref={moreRef} icon="settings" label={t('toolbar.more')} />}>
        <MenuItem onSelect={props.onShowPreferences}>
          <Icon name="book" size={18} />
          {t('toolbar.preferences')}
        </MenuItem>
        <MenuItem onSelect={props.onShowStatistics} disabled={isEmpty}>
          <Icon name="info" size={18} />
          {t('toolbar.statistics')}
        </MenuItem>
        <MenuItem onSelect={props.onShowSummary} disabled={isEmpty}>
          <Icon name="list" size={18} />
          {t('toolbar.summary')}
        </MenuItem>
        <MenuItem onSelect={props.onShowHistory}>
          <Icon name="history" size={18} />
          {t('documents:history.title')}
        </MenuItem>
        <ExportItems disabled={isEmpty} />
        <MenuItem onSelect={props.onShowShortcuts}>
          <Icon name="keyboard" size={18} />
          {t('toolbar.shortcuts')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={clear} disabled={isEmpty}>
          <Icon name="trash" size={18} />
          {t('toolbar.clear')}
        </MenuItem>
      </Menu>
      {onTogglePanel && (
        <IconButton
          icon="list"
          className="ml-auto"
          aria-pressed={panelOpen}
          label={t('toolbar.panel')}
          onClick={onTogglePanel}
        />
      )}
    </div>
  );
}
