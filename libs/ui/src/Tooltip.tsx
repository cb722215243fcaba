import { Tooltip as Primitive } from 'radix-ui';
import type { ReactElement } from 'react';

export interface TooltipProps {
  text: string;
  /** One focusable element. */
  children: ReactElement;
  side?: 'top' | 'bottom' | 'left' | 'right';
}

/** A hint on hover and focus. It repeats or adds to a label, and never carries what is needed. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={400}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-64 rounded-sm bg-ink px-2.5 py-1.5 text-sm text-paper shadow-1"
          >
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
