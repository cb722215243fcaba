import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import * as illustrations from '.';

describe.each(Object.entries(illustrations))('%s', (_, Drawing) => {
  it('is drawn, and passed by screen readers', () => {
    const { container } = render(<Drawing />);
    expect(container.querySelectorAll('path').length).toBeGreaterThan(1);
    expect(screen.queryAllByRole('img')).toEqual([]);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('wears the colours of the theme alone', () => {
    const { container } = render(<Drawing />);
    for (const part of container.querySelectorAll('svg *')) {
      expect(part.getAttribute('fill')).toBeNull();
      expect(part.getAttribute('stroke')).toBeNull();
      expect(part.getAttribute('style')).toBeNull();
    }
  });
});
