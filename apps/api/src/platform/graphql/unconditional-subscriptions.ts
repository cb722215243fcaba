import { type ASTVisitor, GraphQLError, type ValidationContext } from 'graphql';

/** What a subscription subscribes to must be there in any case: the library breaks when `@skip` leaves nothing of it. */
export function unconditionalSubscriptions(context: ValidationContext): ASTVisitor {
  return {
    SelectionSet(node) {
      const isRoot = context.getParentType() === context.getSchema().getSubscriptionType();
      const conditional = node.selections.filter(({ directives }) => directives?.length);
      if (!isRoot || conditional.length === 0) return;
      const message = 'What a subscription subscribes to takes no directives';
      context.reportError(new GraphQLError(message, { nodes: conditional }));
    },
  };
}
