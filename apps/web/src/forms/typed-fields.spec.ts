import { expect, it } from '@jest/globals';
import { KEPT, takeFields } from './typed-fields';

function treeOf(html: string) {
  const tree = document.createElement('div');
  tree.innerHTML = html;
  const field = (name: string) => tree.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  const fields = () => [...tree.children];
  return { tree, field, fields };
}

it('types and ticks what was typed and ticked', () => {
  const html = '<input name="mail"><input name="stay" type="checkbox"><textarea name="text">';
  const [before, after] = [treeOf(html), treeOf(html)];
  before.field('mail').value = 'ada@example.com';
  before.field('stay').checked = true;
  before.field('text').value = 'Hello';
  takeFields(before.tree, after.tree, before.fields());
  expect(after.field('mail').value).toBe('ada@example.com');
  expect(after.field('stay').checked).toBe(true);
  expect(after.field('text').value).toBe('Hello');
});

it('clears and unticks what was cleared and unticked', () => {
  const html = '<input name="mail" value="a@b.c"><input name="stay" type="checkbox" checked>';
  const [before, after] = [treeOf(html), treeOf(html)];
  before.field('mail').value = '';
  before.field('stay').checked = false;
  takeFields(before.tree, after.tree, before.fields());
  expect(after.field('mail').value).toBe('');
  expect(after.field('stay').checked).toBe(false);
});

it('leaves other fields alone, and those that came with a value', () => {
  const before = treeOf('<input name="name"><input name="mail">');
  const after = treeOf('<input name="other"><input name="mail" value="a@b.c">');
  before.field('name').value = 'Ada';
  takeFields(before.tree, after.tree, before.fields());
  expect(after.field('other').value).toBe('');
  expect(after.field('mail').value).toBe('a@b.c');
});

it('takes nothing for typed that the browser has put back', () => {
  const html = '<input name="mail"><input name="stay" type="checkbox"><textarea name="text">';
  const [before, after] = [treeOf(html), treeOf(html)];
  before.field('mail').value = 'ada@example.com';
  before.field('stay').checked = true;
  before.field('text').value = 'Hello';
  takeFields(before.tree, after.tree, [before.field('text')]);
  expect(after.field('mail').value).toBe('');
  expect(after.field('stay').checked).toBe(false);
  expect(after.field('text').value).toBe('Hello');
});

it('does nothing to a form that nobody has touched', () => {
  const html = '<input name="mail"><input name="stay" type="checkbox"><textarea name="text">';
  const [before, after] = [treeOf(html), treeOf(html)];
  const done: string[] = [];
  for (const kind of ['input', 'click', 'change'])
    after.tree.addEventListener(kind, () => done.push(kind));
  takeFields(before.tree, after.tree, []);
  expect(done).toEqual([]);
});

it('selects what was selected, from the start, too', () => {
  const html = '<textarea name="text">An example</textarea><input name="mail" type="email">';
  const [before, after] = [treeOf(html), treeOf(html)];
  before.field('text').setSelectionRange(0, 10);
  takeFields(before.tree, after.tree, []);
  const { selectionStart, selectionEnd } = after.field('text');
  expect([selectionStart, selectionEnd]).toEqual([0, 10]);
});

it('loses neither what was typed nor what is kept', () => {
  const html = '<input name="mail"><textarea name="text"></textarea>';
  const [before, after] = [treeOf(html), treeOf(html)];
  for (const name of ['mail', 'text']) {
    const [attribute = ''] = Object.keys(KEPT);
    after.field(name).setAttribute(attribute, '');
    after.field(name).value = `kept ${name}`;
    before.field(name).value = `typed ${name}`;
  }
  takeFields(before.tree, after.tree, before.fields());
  expect(after.field('text').value).toBe('kept text\n\ntyped text');
  expect(after.field('mail').value).toBe('typed mail');
});

it('adds nothing of an example to what is kept', () => {
  const before = treeOf('<textarea name="text">An example.</textarea>');
  const after = treeOf('<textarea name="text" data-kept="">Mine.</textarea>');
  before.field('text').value += ' And more.';
  takeFields(before.tree, after.tree, before.fields());
  expect(after.field('text').value).toBe('Mine.\n\nAnd more.');
});

it('leaves what is kept as it is where an example was only cleared', () => {
  const before = treeOf('<textarea name="text">An example.</textarea>');
  const after = treeOf('<textarea name="text" data-kept="">Mine.</textarea>');
  before.field('text').value = '';
  takeFields(before.tree, after.tree, before.fields());
  expect(after.field('text').value).toBe('Mine.');
});
