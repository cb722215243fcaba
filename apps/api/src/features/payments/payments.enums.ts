import { describedEnum } from '../../platform/graphql/described-enum';

export type InvoiceStatus = 'paid' | 'open' | 'failed' | 'refunded' | 'void';

export const InvoiceStatusEnum = describedEnum<InvoiceStatus>(
  'InvoiceStatus',
  'Where an invoice stands.',
  {
    paid: 'Paid.',
    open: 'To be paid.',
    failed: 'A payment was tried and has failed.',
    refunded: 'Paid, and paid back in full.',
    void: 'No longer to be paid.',
  },
);
