import { Fragment, type ReactNode } from 'react';
import { Logo, LogoSymbol, type LogoProps } from '../../src';
import type { ComponentPage } from '../component-page';
import { every } from '../every';
import { Row } from '../Row';

const SIZES = every<NonNullable<LogoProps['size']>>({
  small: true,
  medium: true,
  large: true,
  xlarge: true,
});
/** Each on the ground that it is for. */
const ON_GROUNDS: Readonly<Record<Exclude<LogoProps['theme'], 'auto' | undefined>, ReactNode>> = {
  light: (
    <span className="rounded-md bg-white p-4">
      <Logo theme="light" />
    </span>
  ),
  dark: (
    <span data-theme="dark" className="rounded-md bg-paper p-4">
      <Logo theme="dark" />
    </span>
  ),
  white: (
    <span data-theme="light" className="rounded-md bg-brand p-4">
      <Logo theme="white" />
    </span>
  ),
};
/** Some image of another shape. */
const IMAGE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"%3E%3Crect width="3" height="2" fill="teal"/%3E%3C/svg%3E';

export default {
  title: 'Logo',
  components: [Logo, LogoSymbol],
  states: () => ({
    'sizes, in the colours of the page': (
      <Row>
        {SIZES.map((size) => (
          <Logo key={size} size={size} />
        ))}
      </Row>
    ),
    'the symbol alone': (
      <Row>
        {SIZES.map((size) => (
          <Logo key={size} variant="symbol" size={size} />
        ))}
      </Row>
    ),
    'for light, for dark, for photographs': (
      <Row>
        {Object.entries(ON_GROUNDS).map(([theme, logo]) => (
          <Fragment key={theme}>{logo}</Fragment>
        ))}
      </Row>
    ),
    'an image of one’s own': <Logo src={IMAGE} />,
    'an image that cannot be loaded': <Logo src="data:image/png," />,
    'the drawing of the symbol': (
      <Row>
        <LogoSymbol size={22} />
        <LogoSymbol />
        <span data-theme="light" className="rounded-md bg-brand p-2 text-white">
          <LogoSymbol white />
        </span>
      </Row>
    ),
  }),
} satisfies ComponentPage;
