import { expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useIsUsed } from './use-is-used';

const happen = (sign: string) => act(() => void document.body.dispatchEvent(new Event(sign)));

it.each(['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'submit'])(
  'takes %s for a sign of use',
  (sign) => {
    const { result } = renderHook(useIsUsed);
    happen('scroll');
    expect(result.current).toBe(false);
    happen(sign);
    expect(result.current).toBe(true);
  },
);
