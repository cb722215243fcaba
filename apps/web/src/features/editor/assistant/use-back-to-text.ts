import { useEditor } from '../state/editor-context';

/** Leads back to the text once something was written into it. @param onApplied stands for it where the text is covered */
export function useBackToText(onApplied: (() => void) | undefined): () => void {
  const { view } = useEditor();
  return onApplied ?? (() => view.focus());
}
