import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { isMigrated } from '../../platform/database/migrate';
import { Lifecycle } from '../../platform/http/lifecycle';

@Injectable()
export class ReadinessService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly lifecycle: Lifecycle,
  ) {}

  /** Whether the server can do its work: not stopping, and a migrated database within reach. */
  async isReady(): Promise<boolean> {
    return this.lifecycle.accepting && (await isMigrated(this.database).catch(() => false));
  }
}
