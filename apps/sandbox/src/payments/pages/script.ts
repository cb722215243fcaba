/**
 * What the pages of the payment provider do in the browser, all of which they can do without: a test card fills the form in
 * place, the number is written in groups, and nobody pays twice by pressing twice.
 */
export const PAY_SCRIPT = `'use strict';
const field = (name) => document.querySelector('input[name="' + name + '"]');

document.addEventListener('click', (event) => {
  const link = event.target.closest('a[data-card]');
  if (!link || !field('number')) return;
  event.preventDefault();
  const values = { number: link.dataset.card, expiry: link.dataset.expiry, code: '123', name: link.dataset.name };
  for (const [name, value] of Object.entries(values)) {
    const input = field(name);
    if (name !== 'name' || !input.value) input.value = value;
    input.removeAttribute('aria-invalid');
  }
  const submit = field('number').form.querySelector('button');
  submit.focus();
  submit.scrollIntoView({ block: 'nearest' });
});

document.addEventListener('input', (event) => {
  const { target } = event;
  if (target.name === 'number' && target.selectionStart === target.value.length) {
    target.value = target.value.replace(/\\D/g, '').slice(0, 19).replace(/(.{4})(?=.)/g, '$1 ');
  }
  if (target.name === 'expiry' && /^\\d{2}$/.test(target.value) && event.inputType !== 'deleteContentBackward') {
    target.value += ' / ';
  }
});

document.addEventListener('submit', (event) => {
  if (event.defaultPrevented || event.target.dataset.once === undefined) return;
  const buttons = event.target.querySelectorAll('button');
  // After the browser has read the form, which the pressed button may be part of.
  setTimeout(() => buttons.forEach((button) => (button.disabled = true)));
});
addEventListener('pageshow', () => document.querySelectorAll('button:disabled').forEach((button) => (button.disabled = false)));
`;
