import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  validate,
  type ValidationRule,
} from 'graphql';

/** Checks documents of one schema against rules, and those that were found valid no second time. */
export function validateOnce(rules: readonly ValidationRule[]) {
  const valid = new WeakSet<DocumentNode>();
  return (schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] => {
    if (valid.has(document)) return [];
    const errors = validate(schema, document, rules);
    if (errors.length === 0) valid.add(document);
    return errors;
  };
}
