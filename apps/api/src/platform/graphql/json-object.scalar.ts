import { GraphQLScalarType } from 'graphql';

/** Output only: values whose names no type fixes, such as those of an error code, or all that is kept of an account. */
export const JSONObject = new GraphQLScalarType<never, object>({
  name: 'JSONObject',
  description: 'A JSON object with values of any kind.',
  serialize: (value) => value as object,
  parseValue: () => {
    throw new TypeError('JSONObject is not an input type');
  },
  parseLiteral: () => {
    throw new TypeError('JSONObject is not an input type');
  },
});
