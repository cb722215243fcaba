import { Accounts1795255200000 } from './1795255200000-accounts';

/** Every migration, oldest first. */
export const MIGRATIONS = [Accounts1795255200000];
