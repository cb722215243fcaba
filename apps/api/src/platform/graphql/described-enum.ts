import { registerEnumType } from '@nestjs/graphql';

/** `premium-monthly` becomes `PREMIUM_MONTHLY`. */
type EnumName<Value extends string> = Value extends `${infer Head}-${infer Tail}`
  ? `${Uppercase<Head>}_${EnumName<Tail>}`
  : Uppercase<Value>;

type DescribedEnum<Value extends string> = { readonly [Each in Value as EnumName<Each>]: Each };

/**
 * Registers a GraphQL enum over values that the code works with. GraphQL shows the names in capitals, REST
 * and the database the values.
 * @param descriptions of each value, in the order of the schema.
 */
export function describedEnum<Value extends string>(
  name: string,
  description: string,
  descriptions: Readonly<Record<Value, string>>,
): DescribedEnum<Value> {
  const values = Object.keys(descriptions) as Value[];
  const result: Record<string, Value> = {};
  const valuesMap: Record<string, { description: string }> = {};
  for (const value of values) {
    const key = value.toUpperCase().replaceAll('-', '_');
    result[key] = value;
    valuesMap[key] = { description: descriptions[value] };
  }
  registerEnumType(result, { name, description, valuesMap });
  // What `EnumName` says of types, the loop has done to values.
  return result as unknown as DescribedEnum<Value>;
}
