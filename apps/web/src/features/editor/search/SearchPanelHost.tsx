import { createPortal } from 'react-dom';
import { useEditor } from '../state/editor-context';
import { useStore } from '../state/use-store';
import { SearchPanel } from './SearchPanel';

/** Draws the open search panel above the text. */
export function SearchPanelHost() {
  const { search } = useEditor();
  const open = useStore(search);
  return open && createPortal(<SearchPanel state={open.state} />, open.host);
}
