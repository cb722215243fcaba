import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CustomersLeft1795862400000 implements MigrationInterface {
  readonly name = 'CustomersLeft1795862400000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "payment_jobs" ADD "customersLeft" jsonb NOT NULL DEFAULT '[]'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "payment_jobs" DROP COLUMN "customersLeft"`);
  }
}
