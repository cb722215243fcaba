import { describeBadAccounts } from './bad-input-accounts-cases';
import { UntouchedApp } from './untouched-app';

describeBadAccounts(new UntouchedApp());
