import type { Account } from '../store/account';
import type { Params } from './params';

/** One call of the API, once its key, its key for repeats and its failures have been seen to. */
export interface Call {
  readonly account: Account;
  /** The ids in the address. */
  readonly ids: readonly string[];
  /** The address of the call, without what follows the question mark. */
  readonly path: string;
}

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Its ids are written `:id`. */
  readonly path: string;
  /** Reads all parameters, then answers; nothing is changed before all of them are known to be right. */
  readonly prepare: (params: Params) => (call: Call) => object;
}

/** Reads what a call holds before anything is done. */
type Read<Input> = (params: Params) => Input;

type Answer<Input> = (call: Call, input: Input) => object;

export function endpoint<Input>(
  method: Endpoint['method'],
  path: string,
  read: Read<Input>,
  answer: Answer<Input>,
): Endpoint {
  return {
    method,
    path,
    prepare: (params) => {
      const input = read(params);
      return (call) => answer(call, input);
    },
  };
}

export const nothing = () => undefined;

/** The first id of the address. */
export const idOf = ({ ids }: Call) => ids[0] ?? '';
