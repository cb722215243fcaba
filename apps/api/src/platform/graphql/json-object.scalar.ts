import { GraphQLScalarType } from 'graphql';

/** Output only: values that go with an error code. */
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
