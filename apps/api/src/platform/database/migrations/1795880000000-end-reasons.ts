import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EndReasons1795880000000 implements MigrationInterface {
  readonly name = 'EndReasons1795880000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "subscriptions" ADD "endedBecause" character varying(10)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "subscriptions" DROP COLUMN "endedBecause"`);
  }
}
