// Words written into a component, where they stay in one language, as selectors of ESLint's `no-restricted-syntax`.

const SPOKEN = String.raw`/^(alt|title|label|heading|text|summary|hint|error|intro|note|placeholder|aria-(label|description|roledescription|valuetext|placeholder))$/`;
const WORDS = String.raw`/\p{L}/u`;
const message = 'People read this: put it into libs/i18n/locales, and translate it with `t`.';

/** What hands words on: a choice, or a joining of several. Other calls take keys and names. */
const CALL = 'CallExpression[callee.property.name=/^(join|concat|filter)$/]';
const HANDS_ON = `:matches(ConditionalExpression, LogicalExpression, BinaryExpression[operator="+"], ArrayExpression, MemberExpression, ${CALL})`;
/** What is asked there, but not said. */
const ASKED =
  ':matches(ConditionalExpression > .test, LogicalExpression > .left, MemberExpression > .property)';
/** How many of them may stand within each other: selectors cannot go on for ever. */
const DEEPEST = 6;

const WHOLE = `Literal[value=${WORDS}]`;
const PART = `TemplateLiteral:not(${ASKED}) > TemplateElement[value.raw=${WORDS}]`;

const written = (parent) =>
  Array.from({ length: DEEPEST + 1 }, (_, depth) => {
    const way = `${parent} > ${`${HANDS_ON}:not(${ASKED}) > `.repeat(depth)}`;
    return [`${way}${WHOLE}:not(${ASKED})`, `${way}${PART}`];
  }).flat();

/** A sentence, or the beginning of one, by its capital: lists of classes have none. */
const SENTENCE = String.raw`/^\p{Lu}[\p{L}’']* \p{L}/u`;

export const UNTRANSLATED = [
  `JSXText[value=${WORDS}]`,
  ...written(':matches(JSXElement, JSXFragment) > JSXExpressionContainer'),
  `JSXAttribute[name.name=${SPOKEN}] > ${WHOLE}`,
  ...written(`JSXAttribute[name.name=${SPOKEN}] > JSXExpressionContainer`),
  `JSXAttribute > JSXExpressionContainer Property > Literal[value=${SENTENCE}]`,
].map((selector) => ({ selector, message }));
