import { describedEnum } from '../../platform/graphql/described-enum';

export type InvoiceStatus = 'paid' | 'open' | 'failed' | 'refunded' | 'disputed' | 'void';

export const InvoiceStatusEnum = describedEnum<InvoiceStatus>(
  'InvoiceStatus',
  'Where an invoice stands.',
  {
    paid: 'Paid.',
    open: 'To be paid.',
    failed: 'A payment was tried and has failed.',
    refunded: 'Paid, and paid back in full.',
    disputed: 'Paid, and contested at the bank by who paid it.',
    void: 'No longer to be paid.',
  },
);
