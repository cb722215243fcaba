import { deleteCustomer } from '../../billing/customers';
import { advanceTestClock } from '../../billing/timeline';
import { invalid, missing } from '../../refusal';
import { newId, PREFIXES } from '../../store/ids';
import type { TestClock } from '../../store/rows';
import { endpoint, idOf, nothing, type Call } from '../call';
import { paged, readPage } from '../lists';
import type { Params } from '../params';

const DAYS_KEPT = 30;

function clockNamed(call: Call): TestClock {
  const found = call.account.tables.testClocks.get(idOf(call));
  if (!found) throw missing('test_clock', idOf(call));
  return found;
}

function readFrozenTime(params: Params): number {
  params.required('frozen_time');
  return params.integer('frozen_time') ?? 0;
}

const readNew = (params: Params) => ({
  frozenTime: readFrozenTime(params),
  name: params.text('name') ?? null,
});

function create({ account }: Call, given: ReturnType<typeof readNew>): TestClock {
  const made = account.tables.testClocks.add({
    id: newId(PREFIXES.testClocks),
    object: 'test_helpers.test_clock',
    created: account.clock,
    deletes_after: account.clock + DAYS_KEPT * 86_400,
    frozen_time: given.frozenTime,
    livemode: false,
    name: given.name,
    status: 'ready',
    status_details: {},
  });
  account.emit('test_helpers.test_clock.created', made);
  return made;
}

function advance(call: Call, frozenTime: number): TestClock {
  const clock = clockNamed(call);
  if (frozenTime <= clock.frozen_time) {
    throw invalid('The new time must be after the clock’s current time.', 'frozen_time');
  }
  advanceTestClock(call.account, clock, frozenTime);
  return clock;
}

function remove(call: Call): object {
  const { account } = call;
  const clock = clockNamed(call);
  for (const customer of account.tables.customers.all()) {
    if (!customer.deleted && customer.test_clock === clock.id) deleteCustomer(account, customer);
  }
  account.tables.testClocks.remove(clock.id);
  account.emit('test_helpers.test_clock.deleted', clock);
  return { id: clock.id, object: 'test_helpers.test_clock', deleted: true };
}

export const TEST_CLOCKS = [
  endpoint('POST', '/v1/test_helpers/test_clocks', readNew, create),
  endpoint('GET', '/v1/test_helpers/test_clocks', readPage, ({ account, path }, page) =>
    paged(account.tables.testClocks.newestFirst(), page, path),
  ),
  endpoint('GET', '/v1/test_helpers/test_clocks/:id', nothing, clockNamed),
  endpoint('POST', '/v1/test_helpers/test_clocks/:id/advance', readFrozenTime, advance),
  endpoint('DELETE', '/v1/test_helpers/test_clocks/:id', nothing, remove),
];
