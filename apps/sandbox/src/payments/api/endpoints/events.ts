import { invalid, missing } from '../../refusal';
import { newId, PREFIXES, randomText } from '../../store/ids';
import { API_VERSION } from '../../store/account';
import type { ProviderEvent, WebhookEndpoint } from '../../store/rows';
import { isOfType } from '../../webhooks/types';
import { endpoint, idOf, nothing, type Call } from '../call';
import { inRange, paged, readPage } from '../lists';
import { merged, type Params } from '../params';

const MOST_ENDPOINTS = 16;

const readList = (params: Params) => ({
  type: params.text('type') ?? undefined,
  types: params.texts('types'),
  created: params.range('created'),
  delivered: params.flag('delivery_success'),
  page: readPage(params),
});

function listEvents({ account, path }: Call, given: ReturnType<typeof readList>): object {
  const wanted = given.types ?? (given.type === undefined ? undefined : [given.type]);
  const rows = account.tables.events
    .newestFirst()
    .filter(({ type }) => !wanted || isOfType(type, wanted))
    .filter(({ created }) => inRange(created, given.created))
    .filter((row) => given.delivered === undefined || isDelivered(row) === given.delivered);
  return paged(rows, given.page, path);
}

const isDelivered = ({ pending_webhooks }: ProviderEvent) => pending_webhooks === 0;

function eventNamed({ account, ids: [id = ''] }: Call): ProviderEvent {
  const found = account.tables.events.get(id);
  if (!found) throw missing('event', id);
  return found;
}

function endpointNamed(call: Call): WebhookEndpoint {
  const found = call.account.tables.endpoints.get(idOf(call));
  if (!found) throw missing('webhook endpoint', idOf(call));
  return found;
}

/** The secret is shown once, when it is made. */
function withoutSecret({ secret: _secret, ...shown }: WebhookEndpoint) {
  return shown;
}

function readUrl(params: Params): string | undefined {
  const url = params.text('url') ?? undefined;
  if (url === undefined || /^https?:\/\//.test(url)) return url;
  throw invalid('Invalid URL: An explicit scheme (such as https) must be provided.', 'url');
}

const readChange = (params: Params) => ({
  url: readUrl(params),
  enabledEvents: params.texts('enabled_events'),
  description: params.text('description'),
  disabled: params.flag('disabled'),
  metadata: params.metadata(),
});

function readNew(params: Params) {
  params.required('url');
  params.text('api_version');
  return readChange(params);
}

function create({ account }: Call, given: ReturnType<typeof readNew>): object {
  if (!given.enabledEvents?.length) {
    const message = 'Missing required param: enabled_events.';
    throw invalid(message, 'enabled_events', 'parameter_missing');
  }
  if (account.tables.endpoints.all().length >= MOST_ENDPOINTS) {
    throw invalid(`You have reached the maximum of ${MOST_ENDPOINTS} test webhook endpoints.`);
  }
  const made = account.tables.endpoints.add({
    id: newId(PREFIXES.endpoints),
    object: 'webhook_endpoint',
    api_version: API_VERSION,
    application: null,
    created: account.now(),
    description: given.description ?? null,
    enabled_events: given.enabledEvents,
    livemode: false,
    metadata: merged({}, given.metadata),
    secret: `whsec_${randomText(32)}`,
    status: 'enabled',
    url: given.url ?? '',
  });
  account.notices.emit('changed');
  return made;
}

function update(call: Call, given: ReturnType<typeof readChange>): object {
  const found = endpointNamed(call);
  const { url, enabledEvents, description, disabled, metadata } = given;
  call.account.change(found, {
    ...(url && { url }),
    ...(enabledEvents && { enabled_events: enabledEvents }),
    ...(description !== undefined && { description }),
    ...(disabled !== undefined && { status: disabled ? 'disabled' : 'enabled' }),
    ...(metadata && { metadata: merged(found.metadata, metadata) }),
  });
  return withoutSecret(found);
}

function remove(call: Call): object {
  const { id } = endpointNamed(call);
  call.account.tables.endpoints.remove(id);
  call.account.notices.emit('changed');
  return { id, object: 'webhook_endpoint', deleted: true };
}

export const EVENTS = [
  endpoint('GET', '/v1/events', readList, listEvents),
  endpoint('GET', '/v1/events/:id', nothing, eventNamed),
  endpoint('POST', '/v1/webhook_endpoints', readNew, create),
  endpoint('GET', '/v1/webhook_endpoints', readPage, ({ account, path }, page) =>
    paged(account.tables.endpoints.newestFirst().map(withoutSecret), page, path),
  ),
  endpoint('GET', '/v1/webhook_endpoints/:id', nothing, (call) =>
    withoutSecret(endpointNamed(call)),
  ),
  endpoint('POST', '/v1/webhook_endpoints/:id', readChange, update),
  endpoint('DELETE', '/v1/webhook_endpoints/:id', nothing, remove),
];
