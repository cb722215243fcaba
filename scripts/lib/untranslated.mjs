// Words written into a component, where they stay in one language, as selectors of ESLint's `no-restricted-syntax`.

const SPOKEN = String.raw`/^(alt|title|label|placeholder|aria-(label|description|roledescription|valuetext|placeholder))$/`;
const WORDS = String.raw`/\p{L}/u`;
const message = 'People read this: put it into libs/i18n/locales, and translate it with `t`.';

const written = (parent) => [
  `${parent} > Literal[value=${WORDS}]`,
  `${parent} > TemplateLiteral > TemplateElement[value.raw=${WORDS}]`,
];

export const UNTRANSLATED = [
  `JSXText[value=${WORDS}]`,
  ...written(':matches(JSXElement, JSXFragment) > JSXExpressionContainer'),
  `JSXAttribute[name.name=${SPOKEN}] > Literal[value=${WORDS}]`,
  ...written(`JSXAttribute[name.name=${SPOKEN}] > JSXExpressionContainer`),
].map((selector) => ({ selector, message }));
