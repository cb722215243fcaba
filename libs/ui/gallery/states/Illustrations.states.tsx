import * as illustrations from '../../src/illustrations';
import type { ComponentPage } from '../component-page';
import { Row } from '../Row';

const { MarkedSheet } = illustrations;

export default {
  title: 'Illustrations',
  components: Object.values(illustrations),
  states: () => ({
    all: (
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-8">
        {Object.entries(illustrations).map(([name, Drawing]) => (
          <li key={name} className="flex flex-col gap-2 text-sm">
            <Drawing />
            {name}
          </li>
        ))}
      </ul>
    ),
    sizes: (
      <Row>
        <MarkedSheet className="h-18 w-24" />
        <MarkedSheet />
        <MarkedSheet className="h-60 w-80" />
      </Row>
    ),
  }),
} satisfies ComponentPage;
