import { GraphQLSchemaHost } from '@nestjs/graphql';
import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import type { TestingApp } from './testing-app';

type Input = GraphQLArgument | GraphQLInputField;

export interface SchemaOperation {
  /** As `Mutation.login`. */
  readonly name: string;
  /** A call that fits the schema, and names nothing that there is. */
  readonly query: string;
  /** Whether any argument, or field of one, is an id. */
  readonly takesId: boolean;
}

const isRequired = (input: Input): boolean =>
  isNonNullType(input.type) && input.defaultValue === undefined;

function leastValue(type: GraphQLInputType): string {
  if (isNonNullType(type)) return leastValue(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (isInputObjectType(type)) return `{${leastOf(Object.values(type.getFields()))}}`;
  return { Boolean: 'true', Int: '1', Float: '1' }[type.name] ?? '"x"';
}

const leastOf = (inputs: readonly Input[]): string =>
  inputs
    .filter(isRequired)
    .map(({ name, type }) => `${name}: ${leastValue(type)}`)
    .join(', ');

function takesId(inputs: readonly Input[]): boolean {
  return inputs.some((input) => {
    const type = getNamedType(input.type);
    if (isInputObjectType(type)) return takesId(Object.values(type.getFields()));
    // Its values are known to everybody.
    if (isEnumType(type)) return false;
    return type.name === 'ID' || /(^i|I)ds?$/.test(input.name);
  });
}

/** Every operation of the schema. */
export function operationsOf({ app }: TestingApp): readonly SchemaOperation[] {
  const { schema } = app.get(GraphQLSchemaHost);
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return roots.flatMap((root) =>
    Object.values(root?.getFields() ?? {}).map(({ name, args, type }) => {
      const least = leastOf(args);
      const call = least === '' ? name : `${name}(${least})`;
      const fields = isCompositeType(getNamedType(type)) ? ' { __typename }' : '';
      const query = `${root?.name.toLowerCase()} { ${call}${fields} }`;
      return { name: `${root?.name}.${name}`, query, takesId: takesId(args) };
    }),
  );
}
