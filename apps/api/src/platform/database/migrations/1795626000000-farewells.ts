import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Farewells1795626000000 implements MigrationInterface {
  readonly name = 'Farewells1795626000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "billing_farewells" ADD "subscriptionId" character varying(255)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "billing_farewells" DROP COLUMN "subscriptionId"`);
  }
}
