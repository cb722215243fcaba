import { describe, expect, it, jest } from '@jest/globals';
import { createI18n } from '@tercet/i18n';
import { I18nextProvider, initReactI18next } from '@tercet/i18n/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { Field } from './Field';
import { useToast } from './toast/toast-context';
import { ToastProvider } from './toast/ToastProvider';

const translator = await createI18n({ locale: 'en', plugins: [initReactI18next] });
const show = (node: ReactNode) =>
  render(<I18nextProvider i18n={translator}>{node}</I18nextProvider>);

describe('Button', () => {
  it('ignores clicks while it works, and says so', () => {
    const onClick = jest.fn();
    show(
      <Button loading onClick={onClick}>
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
  });
});

describe('Field', () => {
  it('ties label, hint and error to the input', () => {
    show(<Field label="Name" hint="As on the door" error="Too long" />);
    const input = screen.getByLabelText('Name');
    const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    const words = described.map((id) => document.getElementById(id)?.textContent);
    expect(words).toEqual(['As on the door', 'Too long']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('is not invalid without an error', () => {
    show(<Field label="Name" />);
    expect(screen.getByLabelText('Name').hasAttribute('aria-invalid')).toBe(false);
  });
});

describe('Dialog', () => {
  it('closes on Escape and on its button, and injects no style element', () => {
    const onOpenChange = jest.fn();
    show(
      <Dialog open onOpenChange={onOpenChange} title="Words">
        Body
      </Dialog>,
    );
    fireEvent.keyDown(screen.getByRole('dialog', { name: 'Words' }), { key: 'Escape' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
    expect(document.querySelectorAll('style')).toHaveLength(0);
  });
});

describe('a dialog’s first focus', () => {
  it.each([
    ['the button that closes it', undefined, 'Close'],
    ['what is to have it', () => screen.getByRole('button', { name: 'Keep' }).focus(), 'Keep'],
  ])('is on %s', (_what, focusFirst, name) => {
    show(
      <Dialog open onOpenChange={jest.fn()} title="Words" {...(focusFirst && { focusFirst })}>
        <Button>Throw away</Button>
        <Button>Keep</Button>
      </Dialog>,
    );
    expect(document.activeElement).toBe(screen.getByRole('button', { name }));
  });
});

describe('the backdrop of a dialog', () => {
  const backdropAt = (clientWidth: number) => {
    Object.defineProperty(document.documentElement, 'clientWidth', {
      configurable: true,
      value: clientWidth,
    });
    const { unmount } = show(
      <Dialog open onOpenChange={() => undefined} title="Words">
        Body
      </Dialog>,
    );
    const kind = document.querySelector<HTMLElement>('[data-backdrop]')?.dataset.backdrop;
    unmount();
    return kind;
  };

  it('keeps the place of a scrollbar only where there is one', () => {
    expect(backdropAt(window.innerWidth - 15)).toBe('scrolling');
    expect(backdropAt(window.innerWidth)).toBe('still');
  });
});

describe('toasts', () => {
  function Deleter({ onUndo }: { onUndo: () => void }) {
    const toast = useToast();
    const remove = () => toast({ text: 'Deleted', action: { label: 'Undo', onAction: onUndo } });
    return <button onClick={remove}>Delete</button>;
  }

  it('offer to undo, once', () => {
    const onUndo = jest.fn();
    show(
      <ToastProvider>
        <Deleter onUndo={onUndo} />
      </ToastProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onUndo).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('replace one of their own kind', () => {
    function Teller() {
      const toast = useToast();
      const tell = (text: string, kind?: string) => () => toast({ text, ...(kind && { kind }) });
      return (
        <>
          <button onClick={tell('Copied')}>Copy</button>
          <button onClick={tell('“a” is known', 'word')}>a</button>
          <button onClick={tell('“b” is known', 'word')}>b</button>
        </>
      );
    }
    show(
      <ToastProvider>
        <Teller />
      </ToastProvider>,
    );
    for (const name of ['a', 'Copy', 'Copy', 'b'])
      fireEvent.click(screen.getByRole('button', { name }));
    expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(2);
    expect(screen.queryByText('“a” is known')).toBeNull();
    expect(screen.getByText('“b” is known')).toBeTruthy();
  });

  it('go by themselves, also after one was closed under the pointer', () => {
    jest.useFakeTimers();
    show(
      <ToastProvider>
        <Deleter onUndo={jest.fn()} />
      </ToastProvider>,
    );
    const toDelete = screen.getByRole('button', { name: 'Delete' });
    fireEvent.click(toDelete);
    fireEvent.pointerMove(screen.getByText('Deleted'));
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('Deleted')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    fireEvent.click(toDelete);
    act(() => jest.advanceTimersByTime(9_000));
    expect(screen.queryByText('Deleted')).toBeNull();
    jest.useRealTimers();
  });

  it('tell whoever shows them when they go: pushed out, closed or called back', () => {
    const gone: number[] = [];
    const back: (() => void)[] = [];
    function Teller() {
      const toast = useToast();
      const tell = () => {
        const number = back.length;
        back.push(toast({ text: `Done ${number}`, onClose: () => gone.push(number) }));
      };
      return <button onClick={tell}>Tell</button>;
    }
    show(
      <ToastProvider>
        <Teller />
      </ToastProvider>,
    );
    for (let count = 0; count < 3; count += 1)
      fireEvent.click(screen.getByRole('button', { name: 'Tell' }));
    expect(gone).toEqual([0]);
    act(() => back[2]?.());
    expect(gone).toEqual([0, 2]);
    expect(screen.queryByText('Done 2')).toBeNull();
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(gone).toEqual([0, 2, 1]);
    act(() => back[1]?.());
    expect(gone).toEqual([0, 2, 1]);
  });
});
