import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FarewellsPaidUntil1795866000000 implements MigrationInterface {
  readonly name = 'FarewellsPaidUntil1795866000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "billing_farewells"
        ADD "paidUntil" TIMESTAMP WITH TIME ZONE,
        ADD "ended" jsonb NOT NULL DEFAULT '[]'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "billing_farewells" DROP COLUMN "ended", DROP COLUMN "paidUntil"`,
    );
  }
}
