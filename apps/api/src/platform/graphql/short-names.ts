import { BREAK, type GraphQLError, type ValidationRule } from 'graphql';

/**
 * Refuses documents with a name of more than so many characters: an alias is repeated for each entry of a list that it
 * stands in, and messages about a query quote its names, each as often as it is wrong.
 */
export const shortNames =
  (longest: number, createError: () => GraphQLError): ValidationRule =>
  (context) => ({
    Name({ value }) {
      if (value.length <= longest) return undefined;
      context.reportError(createError());
      return BREAK;
    },
  });
