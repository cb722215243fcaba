import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NextPayments1795730400000 implements MigrationInterface {
  readonly name = 'NextPayments1795730400000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "subscriptions" ADD "retryAt" TIMESTAMP WITH TIME ZONE, ADD "periodAmount" integer, ADD "currency" character varying(3)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "subscriptions" DROP COLUMN "retryAt", DROP COLUMN "periodAmount", DROP COLUMN "currency"`,
    );
  }
}
