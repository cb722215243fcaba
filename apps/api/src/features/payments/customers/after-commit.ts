import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import { toAppError } from '../../../platform/errors/to-app-error';
import { Lifecycle } from '../../../platform/http/lifecycle';
import { Logger } from '../../../platform/logging/logger';

type Act = () => Promise<void>;

/**
 * Does at once what a transaction makes necessary outside, and nothing where it is rolled back. It is a short cut: what
 * is not done, because the process ends or the outside fails, is found again by the job.
 */
@Injectable()
export class AfterCommit implements OnModuleInit {
  readonly #waiting = new WeakMap<QueryRunner, Act[]>();

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly lifecycle: Lifecycle,
    private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.database.subscribers.push({
      afterTransactionCommit: ({ queryRunner }) => {
        for (const act of this.#waiting.get(queryRunner) ?? []) void this.run(act);
        this.#waiting.delete(queryRunner);
      },
    });
  }

  do({ queryRunner }: EntityManager, act: Act): void {
    if (!queryRunner) return void this.run(act);
    this.#waiting.set(queryRunner, [...(this.#waiting.get(queryRunner) ?? []), act]);
  }

  /** The database stays open meanwhile. */
  private async run(act: Act): Promise<void> {
    const end = this.lifecycle.beginWork();
    await act().catch((error: unknown) => this.logger.requestFailed(error, toAppError(error)));
    end();
  }
}
