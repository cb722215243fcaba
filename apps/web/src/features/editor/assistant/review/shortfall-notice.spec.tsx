import { ApolloLink, InMemoryCache } from '@apollo/client';
import { MockedProvider } from '@apollo/client/testing/react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AssistantAllowanceDocument, AssistantEngineDocument } from '@tercet/api-client/generated';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER } from 'rxjs';
import { session } from '../../../../session/session';
import { sessionFor } from '../../../../testing/person';
import { renderInEditor } from '../../testing/render-in-editor';
import { AssistantContext } from '../assistant-context';
import type { AssistantSession } from '../session/assistant-session';
import { ShortfallNotice } from './ShortfallNotice';

const HOUR = 3_600_000;
const SILENT = new ApolloLink(() => NEVER);
const DONE = { text: '', edits: [], engine: 'MODEL' } as const;
const USED_UP = {
  answers: [DONE],
  begun: '',
  total: 2,
  error: { code: 'USAGE_LIMIT_REACHED', args: {} },
  returned: undefined,
  retryFrom: 0,
} as const;

const finish = jest.fn();
const onShowIssues = jest.fn();

let view: ReturnType<typeof renderInEditor>['view'];
beforeEach(() => session.signIn(sessionFor(3600)));
afterEach(() => {
  view.destroy();
  localStorage.clear();
  jest.clearAllMocks();
});

function show(usageCount: number, resetsIn = HOUR) {
  const cache = new InMemoryCache();
  cache.writeQuery({
    query: AssistantEngineDocument,
    data: { assistantEngine: 'MODEL', assistantModel: 'small-model' },
  });
  const resetsAt = new Date(Date.now() + resetsIn).toISOString();
  const canUse = { __typename: 'CanUse', usageCount, maxFreeUsage: 10, resetsAt } as const;
  cache.writeQuery({ query: AssistantAllowanceDocument, data: { canUse } });
  const part = (
    <MockedProvider cache={cache} link={SILENT}>
      <AssistantContext value={{ finish } as unknown as AssistantSession}>
        <ShortfallNotice
          action={{ operation: 'improve' }}
          shortfall={USED_UP}
          onShowIssues={onShowIssues}
        />
      </AssistantContext>
    </MockedProvider>
  );
  view = renderInEditor(part, 'Good.', []).view;
}

describe('a long text whose requests were used up on the way', () => {
  it('leads to the checks while none are left', async () => {
    show(10);
    expect(screen.getByText(/^Only 1 of 2 parts has an answer/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Do the rest' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Go to the checks' }));
    expect(onShowIssues).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['there are new ones', 10, -1],
    ['some turned out to be left', 8, HOUR],
  ])('can be finished once %s', async (_when, used, resetsIn) => {
    show(used, resetsIn);
    await userEvent.click(screen.getByRole('button', { name: 'Do the rest' }));
    expect(finish).toHaveBeenCalledTimes(1);
  });
});
