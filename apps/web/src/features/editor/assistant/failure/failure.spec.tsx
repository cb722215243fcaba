import { MockedProvider } from '@apollo/client/testing/react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AssistantEngineDocument,
  AssistantAllowanceDocument,
  type AssistantEngineQuery,
} from '@tercet/api-client/generated';
import { session } from '../../../../session/session';
import { sessionFor } from '../../../../testing/person';
import { workOn } from '../../testing/assistant-states';
import { renderInEditor } from '../../testing/render-in-editor';
import { AssistantContext } from '../assistant-context';
import { Failure } from './Failure';
import type { AssistantSession } from '../session/assistant-session';

const insertBelow = jest.fn<AssistantSession['insertBelow']>(() => null);
const assistant = { insertBelow } as unknown as AssistantSession;
const canUse = { usageCount: 4, maxFreeUsage: 10, resetsAt: '2099-01-01T00:00:00.000Z' };
const LOST = /If its answer had begun, this request was counted/;

let view: ReturnType<typeof renderInEditor>['view'];
beforeEach(() => session.signIn(sessionFor(3600)));
afterEach(() => {
  view.destroy();
  localStorage.clear();
});

function fail(
  returned: boolean | undefined,
  engine: AssistantEngineQuery['assistantEngine'],
  answer = '',
) {
  const failure = {
    phase: 'failed' as const,
    work: workOn('Good.'),
    answer,
    error: { code: 'NETWORK' as const, args: {} },
    returned,
    retryFrom: 0,
  };
  const mocks = [
    {
      request: { query: AssistantEngineDocument },
      result: { data: { assistantEngine: engine, assistantModel: null } },
    },
    {
      request: { query: AssistantAllowanceDocument },
      result: { data: { canUse: { __typename: 'UsageLimits', ...canUse } } },
    },
  ];
  view = renderInEditor(
    <MockedProvider mocks={mocks}>
      <AssistantContext value={assistant}>
        <Failure failure={failure} onShowIssues={() => undefined} />
      </AssistantContext>
    </MockedProvider>,
    'Good.',
    [],
  ).view;
}

describe('a request that failed', () => {
  it('of which nothing was heard says what counts, and how many are left', async () => {
    fail(undefined, 'MODEL');
    expect(await screen.findByText(LOST)).toBeTruthy();
    expect(await screen.findByText(/^6 of 10 AI requests left/)).toBeTruthy();
    expect(screen.queryByText('This request was not counted.')).toBeNull();
  });

  it('and was given back says that it was not counted', () => {
    fail(true, 'MODEL');
    expect(screen.getByText('This request was not counted.')).toBeTruthy();
    expect(screen.queryByText(LOST)).toBeNull();
  });

  it('and counts says so where something of its answer came', () => {
    fail(false, 'MODEL', 'Go');
    expect(screen.getByText(/was counted, because its answer had begun/)).toBeTruthy();
    expect(screen.getByText('Go')).toBeTruthy();
    expect(screen.queryByText('This request was not counted.')).toBeNull();
  });

  it('has what had come written below the text that it is about, wherever the caret is', async () => {
    fail(true, 'MODEL', 'Go');
    await userEvent.click(screen.getByRole('button', { name: 'Insert below' }));
    expect(insertBelow).toHaveBeenCalledWith('Go');
  });

  it('and costs nothing says nothing of costs once it is known that there is no model', async () => {
    fail(undefined, 'LOCAL');
    expect(screen.getByText(LOST)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(LOST)).toBeNull());
  });
});
