import {
  type FragmentDefinitionNode,
  type GraphQLError,
  type OperationDefinitionNode,
  type ValidationRule,
  visit,
} from 'graphql';

/** Refuses operations that ask for a field under more than one name. */
export const oncePerOperation =
  (field: string, createError: () => GraphQLError): ValidationRule =>
  (context) => ({
    OperationDefinition(operation) {
      const names = new Set<string>();
      const collect = (node: OperationDefinitionNode | FragmentDefinitionNode) =>
        visit(node, {
          Field({ name, alias }) {
            if (name.value === field) names.add((alias ?? name).value);
          },
        });
      collect(operation);
      context.getRecursivelyReferencedFragments(operation).forEach(collect);
      if (names.size > 1) context.reportError(createError());
    },
  });
