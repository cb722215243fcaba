/** All values of a type. It takes a record, so that the compiler asks for each new one. */
export const every = <Value extends string>(
  values: Readonly<Record<Value, true>>,
): readonly Value[] => Object.keys(values) as Value[];
