// Sizes of text written into a component, which is how one role comes to have two of them, as an ESLint rule.

const SIZE = /\btext-\[(?:length:)?(?:[\d.]|calc\(|clamp\(|min\(|max\()/;

export const textSizeRule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const check = (node, text) => {
      if (typeof text !== 'string' || !SIZE.test(text)) return;
      context.report({ node, message: 'Give the size a role in libs/ui/src/theme.css.' });
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};
