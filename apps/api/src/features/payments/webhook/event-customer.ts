import { isRecord } from '@tercet/contracts';

const ID = /^\w{1,255}$/;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && ID.test(value) ? value : undefined;

/** The id of an object that stands there by it, or whole. */
const idIn = (value: unknown): string | undefined =>
  text(value) ?? (isRecord(value) ? text(value['id']) : undefined);

export interface Concerned {
  readonly customer?: string;
  /** Where the event names no customer. */
  readonly charge?: string;
}

/** Whom an event is about: the only thing in it that is believed. */
export function concernedBy(event: unknown): Concerned {
  const object = isRecord(event) && isRecord(event['data']) ? event['data']['object'] : undefined;
  if (!isRecord(object)) return {};
  if (object['object'] === 'customer') return { customer: text(object['id']) };
  return { customer: idIn(object['customer']), charge: idIn(object['charge']) };
}
