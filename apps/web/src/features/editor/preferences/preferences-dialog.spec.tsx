import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { issueOn } from '../../../testing/issues';
import { renderInEditor } from '../testing/render-in-editor';
import { disableRule } from './issue-preferences';
import { PreferencesDialog } from './PreferencesDialog';

const TEXT = 'I saw teh cat.';
const SPELLING = issueOn(TEXT, 'teh', { id: 'teh' });

let view: ReturnType<typeof renderInEditor>['view'];
afterEach(() => view.destroy());

describe('the preferences', () => {
  it('name rules in words, and turn them on again', async () => {
    const dialog = <PreferencesDialog open onClose={() => undefined} />;
    const rendered = renderInEditor(dialog, TEXT, [SPELLING], 'fr');
    view = rendered.view;
    const { preferences } = rendered;
    const rules = [
      SPELLING,
      { ...SPELLING, ruleId: 'en/spelling-variant' },
      { ...SPELLING, ruleId: 'en/a-rule', category: 'repetition' as const },
    ];
    act(() => {
      for (const rule of rules) preferences.update((now) => disableRule(now, rule));
    });
    expect(screen.getByText('Vérification orthographique (anglais)')).toBeTruthy();
    expect(screen.getByText('Graphies d’autres régions (anglais)')).toBeTruthy();
    expect(screen.getByText('Répétitions (anglais)')).toBeTruthy();
    expect(screen.getByText(SPELLING.message.fr)).toBeTruthy();
    expect(screen.queryByText(/en\/spelling/)).toBeNull();
    const [first] = screen.getAllByRole('button', { name: /activer/i });
    if (first) await userEvent.click(first);
    expect(preferences.get().disabledRules.map(({ ruleId }) => ruleId)).toEqual([
      'en/spelling-variant',
      'en/a-rule',
    ]);
  });
});
