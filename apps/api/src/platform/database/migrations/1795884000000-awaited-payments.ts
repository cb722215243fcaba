import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AwaitedPayments1795884000000 implements MigrationInterface {
  readonly name = 'AwaitedPayments1795884000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "subscriptions" ADD "awaitsPayment" boolean NOT NULL DEFAULT false`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "subscriptions" DROP COLUMN "awaitsPayment"`);
  }
}
