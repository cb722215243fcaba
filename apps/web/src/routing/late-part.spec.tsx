import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { LatePart } from './LatePart';

const Links = ({ more = false }: { more?: boolean }) => (
  <>
    {more && <a href="/more">More</a>}
    <a href="/plans">Plans</a>
    <a href="/help">Help</a>
  </>
);

/** A page of which a part has yet to come. */
function open() {
  let come = (_: { default: typeof Links }) => {};
  const Late = lazy(() => new Promise<{ default: typeof Links }>((resolve) => (come = resolve)));
  render(
    <>
      <button>Menu</button>
      <LatePart waiting={<Links />}>
        <Late more />
      </LatePart>
    </>,
  );
  return { arrive: () => act(async () => come({ default: Links })) };
}

it('leaves the focus on the link that it was on', async () => {
  const { arrive } = open();
  screen.getByRole('link', { name: 'Help' }).focus();
  await arrive();
  expect(screen.getAllByRole('link')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Help' })).toHaveFocus();
});

it('leaves the focus alone where it is beside the part', async () => {
  const { arrive } = open();
  screen.getByRole('button', { name: 'Menu' }).focus();
  await arrive();
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
});
