import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { issueOn } from '../../../testing/issues';
import { renderInEditor } from '../testing/render-in-editor';
import { IssueCard } from './IssueCard';

const TEXT = 'I saw teh cat.';
const SPELLING = issueOn(TEXT, 'teh', { id: 'teh', suggestions: ['the', 'tea', ''] });
const GRAMMAR = { ...SPELLING, category: 'agreement', ruleId: 'en/a-rule' } as const;

let view: ReturnType<typeof renderInEditor>['view'];
afterEach(() => view.destroy());

function open(
  issue: typeof SPELLING,
  focus: 'first' | 'none' = 'first',
  locale: 'en' | 'fr' = 'en',
  parts: object = {},
) {
  const onClose = jest.fn();
  const onAccepted = jest.fn();
  const card = <IssueCard {...{ issue, focus, onClose, onAccepted }} />;
  const rendered = renderInEditor(card, TEXT, [issue], locale, parts);
  view = rendered.view;
  return { ...rendered, onClose, onAccepted, user: userEvent.setup() };
}

describe('the card of an issue', () => {
  it('says what kind it is, what is wrong and why, in the language of the reader', () => {
    open(SPELLING, 'none', 'fr');
    const card = screen.getByRole('dialog', { name: /Orthographe.*Mal écrit\./ });
    expect(card.textContent).toContain('Pas un mot.');
  });

  it('has the focus on the first suggestion when it was opened by keyboard', async () => {
    const { user, text, onAccepted, session } = open(SPELLING);
    expect(document.activeElement?.textContent).toBe('the');
    await user.keyboard('{Enter}');
    expect(text()).toBe('I saw the cat.');
    expect(onAccepted).toHaveBeenCalledTimes(1);
    expect(session.announcement.get()).toBe('Replaced with “the”. No issues left.');
  });

  it('leaves the focus alone when it was opened by the pointer', () => {
    open(SPELLING, 'none');
    expect(document.activeElement).toBe(document.body);
  });

  it('takes a suggestion by its number', async () => {
    const { user, text } = open(SPELLING);
    await user.keyboard('2');
    expect(text()).toBe('I saw tea cat.');
  });

  it('takes nothing for a number without a suggestion, or with Ctrl', async () => {
    const { user, text, onClose } = open(SPELLING);
    await user.keyboard('9');
    await user.keyboard('{Control>}1{/Control}');
    expect(text()).toBe(TEXT);
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('can remove the words', async () => {
    const { user, text } = open(SPELLING);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(text()).toBe('I saw  cat.');
  });

  it('shows examples of the rule, where it has some', async () => {
    const examples = jest.fn((_ruleId: string) =>
      Promise.resolve([
        { before: 'It ', found: 'have', fix: 'has', after: ' one.' },
        { before: 'He saw', found: '', fix: ' it', after: '.' },
      ]),
    );
    open(GRAMMAR, 'none', 'fr', { checks: { examples } });
    const disclosure = await screen.findByText('Exemples');
    expect(disclosure.tagName).toBe('SUMMARY');
    const items = disclosure.parentElement?.querySelectorAll('li') ?? [];
    const [seen, heard] = ['[aria-hidden]', '.sr-only'].map((part) =>
      [...items].map((item) => item.querySelector(`:scope > ${part}`)),
    );
    expect(seen?.map((part) => part?.innerHTML.replace(/ class="[^"]*"/g, ''))).toEqual([
      'It <del>have</del> <ins>has</ins> one.',
      'He saw<ins> it</ins>.',
    ]);
    expect(heard?.map((part) => part?.textContent.replace(/\s+/g, ' '))).toEqual([
      'It has one. (« have » devient « has »)',
      'He saw it. (Insérer « it »)',
    ]);
    expect(examples.mock.calls).toEqual([['en/a-rule']]);
  });

  it('shows the examples first that are about the same words, and then right sentences', async () => {
    const wrong = (found: string, fix: string) => ({ before: '', found, fix, after: ` ${found}.` });
    const right = { before: 'They were here.', found: '', fix: '', after: '' };
    const examples = () =>
      Promise.resolve([
        ...['a', 'b', 'c', 'd'].map((word) => wrong(word, 'x')),
        wrong('e', 'The'),
        wrong('Teh', 'x'),
        right,
      ]);
    open(GRAMMAR, 'none', 'en', { checks: { examples } });
    const disclosure = await screen.findByText('Examples');
    const lists = [...(disclosure.parentElement?.querySelectorAll('ul') ?? [])];
    const found = [...(lists[0]?.querySelectorAll('del') ?? [])].map((one) => one.textContent);
    expect(found).toEqual(['Teh', 'e', 'a']);
    expect(lists[1]).toHaveTextContent('They were here.');
  });

  it('adds a misspelled word to the dictionary', async () => {
    const { user, preferences, onClose } = open(SPELLING);
    expect(screen.queryByRole('button', { name: 'Turn this rule off' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add to dictionary' }));
    expect(preferences.get().words).toEqual(['teh']);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('turns the whole spell check of a language off, and on again by undo', async () => {
    const { user, preferences } = open(SPELLING);
    await user.click(screen.getByRole('button', { name: 'Turn English spelling off' }));
    expect(preferences.get().disabledRules).toMatchObject([{ ruleId: 'en/spelling' }]);
    expect(preferences.get().words).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(preferences.get().disabledRules).toEqual([]);
  });

  it('turns the rule of any other issue off, and on again by undo', async () => {
    const { user, preferences } = open(GRAMMAR);
    expect(screen.queryByRole('button', { name: 'Add to dictionary' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Turn this rule off' }));
    expect(preferences.get().disabledRules).toMatchObject([{ ruleId: 'en/a-rule' }]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(preferences.get().disabledRules).toEqual([]);
  });

  it('brings back by one undo all that were dismissed while the message stands, and none before', async () => {
    const cards = ['one', 'two', 'three'].map((id) => (
      <IssueCard
        key={id}
        issue={{ ...SPELLING, id }}
        focus="none"
        onClose={jest.fn()}
        onAccepted={jest.fn()}
      />
    ));
    const { preferences, ...rendered } = renderInEditor(cards, TEXT, [SPELLING]);
    view = rendered.view;
    const user = userEvent.setup();
    const dismissed = () => preferences.get().dismissed.map(({ id }) => id);
    const [one, two, three] = screen.getAllByText('Dismiss');
    for (const button of [one, two]) await user.click(button!);
    expect(dismissed()).toEqual(['one', 'two']);
    expect(screen.getByText('2 issues dismissed.')).toBeVisible();
    await user.click(screen.getByText('Undo'));
    expect(dismissed()).toEqual([]);

    await user.click(one!);
    const message = screen.getByText('Issue dismissed.').closest('li')!;
    await user.click(within(message).getByLabelText('Close'));
    await user.click(three!);
    expect(screen.getByText('Issue dismissed.')).toBeVisible();
    await user.click(screen.getByText('Undo'));
    expect(dismissed()).toEqual(['one']);
  });
});
