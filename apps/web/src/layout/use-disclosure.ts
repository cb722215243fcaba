import { useEffect, useRef, useState, type FocusEvent } from 'react';

/**
 * Something that a button shows and hides. It also goes on Escape, and when the focus leaves it and its button, or
 * something beside them is pressed.
 */
export function useDisclosure<Around extends HTMLElement>() {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const around = useRef<Around>(null);
  /** Hides it, with the focus back on its button. */
  const close = () => {
    setIsOpen(false);
    toggle.current?.focus();
  };

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!around.current?.contains(target as Node)) setIsOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [isOpen]);

  return {
    isOpen,
    setIsOpen,
    close,
    toggle,
    /** For the element around both. */
    around: {
      ref: around,
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsOpen(false);
      },
    },
  };
}
