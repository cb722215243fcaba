import { Injectable } from '@nestjs/common';

/** How the outbox goes on, in milliseconds. */
@Injectable()
export class OutboxTiming {
  /** How often it is looked at when nobody wakes it: other processes add mails too, and tries come due. */
  lookMs = 5_000;
  /** How long a mail belongs to the process that took it. */
  leaseMs = 60_000;
  /** How long one try may take; well below the lease, so that no two processes ever send one mail at the same time. */
  sendMs = 45_000;
  /** How long after each failed try the next one comes; the last for all that follow. */
  backoffMs: readonly number[] = [5_000, 15_000, 60_000, 300_000, 900_000];
  /** By how much of itself a waiting time may be longer, so that mails that failed together do not come back together. */
  jitter = 0.2;
  /** How long a mail under way may still take once the server was told to stop. */
  stopMs = 4_000;
  /** How long a mail that was given up is kept for whoever looks into it. */
  keepMs = 7 * 86_400_000;
}
