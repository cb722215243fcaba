import { describe, expect, it } from '@jest/globals';
import { concernedBy } from './event-customer';

const event = (object: unknown) => ({ type: 'any', data: { object } });

describe('concernedBy', () => {
  it.each([
    [{ object: 'subscription', id: 'sub_1', customer: 'cus_1' }, { customer: 'cus_1' }],
    [{ object: 'invoice', customer: { id: 'cus_1' } }, { customer: 'cus_1' }],
    [{ object: 'customer', id: 'cus_1' }, { customer: 'cus_1' }],
    [{ object: 'dispute', charge: 'ch_1' }, { charge: 'ch_1' }],
    [{ object: 'price', id: 'price_1' }, {}],
    [{ object: 'invoice', customer: null }, {}],
    [{ object: 'invoice', customer: 'cus_\u0000' }, {}],
    [{ object: 'dispute', charge: 'c'.repeat(256) }, {}],
  ])('finds in %j %j', (object, concerned) => {
    expect(concernedBy(event(object))).toEqual(concerned);
  });

  it.each([null, 'text', [], {}, { data: null }, { data: { object: [] } }])(
    'finds nobody in %j',
    (nothing) => {
      expect(concernedBy(nothing)).toEqual({});
    },
  );
});
