import { Extensions } from '@nestjs/graphql';
import {
  type FragmentDefinitionNode,
  type GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ValidationRule,
  visit,
} from 'graphql';

const ONCE = 'oncePerOperation';

/**
 * A field of the root that an operation may ask for under one name only: guesses, mails to others and long work, many of
 * which would be one call to whoever counts calls, and would all be lost where one fails.
 */
export const OncePerOperation = () => Extensions({ [ONCE]: true });

const fieldsOf = (schema: GraphQLSchema) =>
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((root) =>
    Object.values(root?.getFields() ?? {}),
  );

/** Refuses operations that ask for such a field under more than one name. */
export const oncePerOperation =
  (createError: () => GraphQLError): ValidationRule =>
  (context) => {
    const marked = fieldsOf(context.getSchema()).filter(({ extensions }) => extensions[ONCE]);
    const once = new Set(marked.map(({ name }) => name));
    return {
      OperationDefinition(operation) {
        const names = new Map<string, string>();
        let isRepeated = false;
        const collect = (node: OperationDefinitionNode | FragmentDefinitionNode) =>
          visit(node, {
            Field({ name: { value: field }, alias }) {
              if (!once.has(field)) return;
              const name = alias?.value ?? field;
              isRepeated ||= (names.get(field) ?? name) !== name;
              names.set(field, name);
            },
          });
        collect(operation);
        context.getRecursivelyReferencedFragments(operation).forEach(collect);
        if (isRepeated) context.reportError(createError());
      },
    };
  };
