import { describe, expect, it } from '@jest/globals';
import { fireEvent, render } from '@testing-library/react';
import { Logo, type LogoProps } from './Logo';

const draw = (props: LogoProps = {}) => {
  const { container } = render(<Logo {...props} />);
  const box = container.firstElementChild as HTMLElement;
  return { box, image: container.querySelector('img') };
};

describe('Logo', () => {
  it.each([
    ['small', 120, 40],
    ['medium', 180, 60],
    ['large', 240, 80],
    ['xlarge', 320, 107],
  ] as const)('is %s at %d by %d pixels', (size, width, height) => {
    const { box } = draw({ size });
    expect([...box.classList]).toEqual(
      expect.arrayContaining([`w-[${width}px]`, `h-[${height}px]`]),
    );
    // A style in prerendered HTML would be refused by the content security policy.
    expect(box.hasAttribute('style')).toBe(false);
  });

  it('names the product, unless it is the symbol alone, which is square', () => {
    expect(draw().box.textContent).toBe('Tercet');
    const symbol = draw({ variant: 'symbol', size: 'medium' }).box;
    expect(symbol.textContent).toBe('');
    expect([...symbol.classList]).toEqual(expect.arrayContaining(['w-[60px]', 'h-[60px]']));
  });

  it('brings the colours of its theme along, or takes those of the page', () => {
    expect(draw({ theme: 'light' }).box.dataset.theme).toBe('light');
    expect(draw({ theme: 'dark' }).box.dataset.theme).toBe('dark');
    expect(draw({ theme: 'auto' }).box.dataset.theme).toBeUndefined();
    const white = draw({ theme: 'white' }).box;
    expect(white.dataset.theme).toBeUndefined();
    expect(white.className).toContain('text-white');
  });

  it('hides an image that cannot be loaded, and shows the next one', () => {
    const { container, rerender } = render(<Logo src="/gone.png" />);
    const image = () => container.querySelector('img') as HTMLImageElement;
    expect(image().hidden).toBe(false);
    fireEvent.error(image());
    expect(image().hidden).toBe(true);
    expect(container.textContent).toBe('Tercet');
    rerender(<Logo src="/there.png" />);
    expect(image().hidden).toBe(false);
  });
});
