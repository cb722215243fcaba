import { InMemoryCache } from '@apollo/client';
import { MockedProvider } from '@apollo/client/testing/react';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import {
  AssistantEngineDocument,
  ImproveAllowanceDocument,
  type AssistantEngineQuery,
} from '@tercet/api-client/generated';
import { session } from '../../../session/session';
import { sessionFor } from '../../../testing/person';
import { createStore } from '../state/store';
import { renderInEditor } from '../testing/render-in-editor';
import { AssistantContext } from './assistant-context';
import type { ImproveSession } from './improve-session';
import { ImproveStart } from './ImproveStart';

const HOUR = 3_600_000;

let view: ReturnType<typeof renderInEditor>['view'];
beforeEach(() => session.signIn(sessionFor(3600)));
afterEach(() => {
  view.destroy();
  localStorage.clear();
});

function open(
  usageCount: number,
  engine: AssistantEngineQuery['assistantEngine'],
  resetsIn = HOUR,
) {
  const cache = new InMemoryCache();
  cache.writeQuery({ query: AssistantEngineDocument, data: { assistantEngine: engine } });
  const resetsAt = new Date(Date.now() + resetsIn).toISOString();
  const canUse = { __typename: 'UsageLimits', usageCount, maxFreeUsage: 10, resetsAt } as const;
  cache.writeQuery({ query: ImproveAllowanceDocument, data: { canUse } });
  const part = (
    <MockedProvider cache={cache} mocks={[]}>
      <AssistantContext value={{ start: () => undefined } as unknown as ImproveSession}>
        <ImproveStart />
      </AssistantContext>
    </MockedProvider>
  );
  const document = createStore({ selection: { from: 0, to: 0 }, length: 5 });
  view = renderInEditor(part, 'Good.', [], 'en', { document }).view;
  return screen.getByRole<HTMLButtonElement>('button', { name: 'Improve the whole text' });
}

describe('the way into an improvement', () => {
  it.each([
    ['requests are left', 9, 'MODEL', HOUR, false],
    ['none are left', 10, 'MODEL', HOUR, true],
    ['none were left before the last renewal', 10, 'MODEL', -1, false],
    ['none are needed, as there is no model', 10, 'LOCAL', HOUR, false],
  ] as const)('where %s', (_where, used, engine, resetsIn, isClosed) => {
    expect(open(used, engine, resetsIn).disabled).toBe(isClosed);
  });
});
