import { describeBadAccounts } from './bad-input-accounts-cases';
import { describeBadTokens } from './bad-input-tokens-cases';
import { UntouchedApp } from './untouched-app';

const app = new UntouchedApp();
describeBadAccounts(app);
describeBadTokens(app);
