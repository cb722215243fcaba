import type Stripe from 'stripe';
import { invalid } from '../../refusal';
import { newId, PREFIXES } from '../../store/ids';
import type { PortalSession } from '../../store/rows';
import { endpoint, type Call } from '../call';
import { readLocale } from '../locale';
import type { Params } from '../params';
import { customerNamed } from './customers';
import { configurationNamed } from './portal-configurations';

function readNew(params: Params) {
  const returnUrl = params.text('return_url') ?? null;
  if (returnUrl !== null && !URL.canParse(returnUrl)) {
    throw invalid('Not a valid URL', 'return_url', 'url_invalid');
  }
  return {
    customer: params.required('customer'),
    configuration: params.text('configuration') ?? null,
    locale: readLocale(params),
    returnUrl,
  };
}

function create({ account }: Call, given: ReturnType<typeof readNew>): PortalSession {
  customerNamed(account, given.customer, 'customer');
  const { configuration } = given;
  if (configuration !== null) configurationNamed(account, configuration, 'configuration');
  const id = newId(PREFIXES.portals);
  const made = account.tables.portals.add({
    id,
    object: 'billing_portal.session',
    configuration: configuration ?? 'bpc_stand_in',
    created: account.now(given.customer),
    customer: given.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: given.locale,
    on_behalf_of: null,
    return_url: given.returnUrl,
    url: `${account.origin}/pay/portal/${id}`,
  } satisfies Stripe.BillingPortal.Session);
  account.notices.emit('changed');
  return made;
}

export const PORTAL = [endpoint('POST', '/v1/billing_portal/sessions', readNew, create)];
