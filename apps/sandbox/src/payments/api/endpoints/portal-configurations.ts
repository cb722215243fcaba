import { portalConfiguration } from '../../objects/portal-configuration';
import { invalid, missing } from '../../refusal';
import type { Account } from '../../store/account';
import { newId, PREFIXES } from '../../store/ids';
import type { PortalConfiguration } from '../../store/rows';
import { endpoint, idOf, nothing, type Call } from '../call';
import { matches, paged, readPage } from '../lists';
import { merged, type Params } from '../params';

/** A configuration that is named in a parameter or in an address. */
export function configurationNamed(
  account: Account,
  id: string,
  param?: string,
): PortalConfiguration {
  const found = account.tables.portalConfigurations.get(id);
  if (!found) throw missing('configuration', id, param);
  return found;
}

const isOn = (features: Params, name: string) => features.group(name)?.flag('enabled') ?? false;

function readFeatures(params: Params) {
  const features = params.group('features');
  if (!features) throw invalid('Missing required param: features.', 'features');
  const cancel = features.group('subscription_cancel');
  const mode = cancel?.choice('mode', ['at_period_end', 'immediately']);
  if (mode === 'immediately') {
    throw invalid('The stand-in’s portal cancels at the end of the period.', 'features');
  }
  for (const name of ['customer_update', 'subscription_pause']) {
    if (isOn(features, name)) throw invalid(`The stand-in’s portal has no ${name}.`, 'features');
  }
  return {
    cancel: cancel?.flag('enabled') ?? false,
    switch: isOn(features, 'subscription_update'),
    card: isOn(features, 'payment_method_update'),
    invoices: isOn(features, 'invoice_history'),
  };
}

const readNew = (params: Params) => ({
  name: params.text('name') ?? null,
  features: readFeatures(params),
  metadata: merged({}, params.metadata()),
});

function create({ account }: Call, given: ReturnType<typeof readNew>): PortalConfiguration {
  const made = account.tables.portalConfigurations.add(
    portalConfiguration(newId(PREFIXES.portalConfigurations), given, account.now()),
  );
  account.emit('billing_portal.configuration.created', made);
  return made;
}

const readList = (params: Params) => ({
  active: params.flag('active'),
  page: readPage(params),
});

function listAll({ account, path }: Call, { active, page }: ReturnType<typeof readList>): object {
  const rows = account.tables.portalConfigurations.newestFirst();
  return paged(
    rows.filter((row) => matches(row, { active })),
    page,
    path,
  );
}

export const PORTAL_CONFIGURATIONS = [
  endpoint('POST', '/v1/billing_portal/configurations', readNew, create),
  endpoint('GET', '/v1/billing_portal/configurations', readList, listAll),
  endpoint('GET', '/v1/billing_portal/configurations/:id', nothing, (call) =>
    configurationNamed(call.account, idOf(call)),
  ),
];
