import type { PlanKey } from '@tercet/contracts';

/** Port: what an account may do now. The subscription feature answers it. */
export abstract class PlanLookup {
  abstract planOf(userId: string): Promise<PlanKey>;
}
