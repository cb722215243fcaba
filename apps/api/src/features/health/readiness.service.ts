import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { isMigrated } from '../../platform/database/migrate';
import { Lifecycle } from '../../platform/http/lifecycle';
import { canWrite } from './write-check';

/** How long the database is believed to be able to write after it was. */
const WRITE_CHECK_EVERY_MS = 1_000;

@Injectable()
export class ReadinessService {
  private migrated = false;
  private wroteAt = -Infinity;
  private underWay?: Promise<boolean>;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly lifecycle: Lifecycle,
  ) {}

  /** Whether the server can do its work: not stopping, and a migrated database within reach that can write. */
  async isReady(): Promise<boolean> {
    return this.lifecycle.accepting && (await this.sharedCheck());
  }

  /** All who ask at the same time share one look at the database. */
  private sharedCheck(): Promise<boolean> {
    this.underWay ??= this.databaseIsReady()
      .catch(() => false)
      .finally(() => {
        this.underWay = undefined;
      });
    return this.underWay;
  }

  /** Asked often, so it costs little: migrations do not run backwards, and writing is tried now and then. */
  private async databaseIsReady(): Promise<boolean> {
    this.migrated ||= await isMigrated(this.database);
    if (!this.migrated) return false;
    const now = performance.now();
    if (now - this.wroteAt < WRITE_CHECK_EVERY_MS) {
      await this.database.query('SELECT 1');
      return true;
    }
    const writes = await canWrite(this.database);
    if (writes) this.wroteAt = now;
    return writes;
  }
}
