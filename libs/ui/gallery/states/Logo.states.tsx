import { Logo, LogoSymbol } from '../../src';
import type { ComponentPage } from '../component-page';
import { Row } from '../Row';

const SIZES = ['small', 'medium', 'large', 'xlarge'] as const;
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
        <span className="rounded-md bg-white p-4">
          <Logo theme="light" />
        </span>
        <span data-theme="dark" className="rounded-md bg-paper p-4">
          <Logo theme="dark" />
        </span>
        <span data-theme="light" className="rounded-md bg-brand p-4">
          <Logo theme="white" />
        </span>
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
