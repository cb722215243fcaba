import { createContext, use } from 'react';

export interface ToastMessage {
  text: string;
  /** Messages of one kind take each other's place; without it, those with the same text do. */
  kind?: string;
  /** One thing that can be done about it, such as undoing. */
  action?: { label: string; onAction: () => void };
  /** It has gone, in whatever way: what only its action needs can go too. */
  onClose?: () => void;
}

/** Returns what takes the message away before its time. */
export type ShowToast = (message: ToastMessage) => () => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** Shows a passing message. Throws outside `ToastProvider`. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}
