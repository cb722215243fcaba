import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FormerAddresses1795446000000 implements MigrationInterface {
  readonly name = 'FormerAddresses1795446000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "users" ADD "pendingEmail" character varying(254)`);
    await queryRunner.query(`
      CREATE TABLE "former_addresses" (
        "email" character varying(254) NOT NULL,
        "userId" uuid NOT NULL,
        "changedAt" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT clock_timestamp(),
        "expiresAt" TIMESTAMP WITH TIME ZONE NOT NULL,
        CONSTRAINT "PK_former_addresses" PRIMARY KEY ("email"),
        CONSTRAINT "FK_former_addresses_user" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE
      )`);
    await queryRunner.query(
      `CREATE INDEX "IX_former_addresses_order" ON "former_addresses" ("userId", "changedAt")`,
    );
    await queryRunner.query(
      `CREATE INDEX "IX_former_addresses_expiry" ON "former_addresses" ("expiresAt")`,
    );
  }

  /** Links to addresses that are not confirmed, and mails of kinds that are new, mean nothing before. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DELETE FROM "account_links" WHERE "kind" = 'changeEmail'`);
    await queryRunner.query(
      `DELETE FROM "mail_outbox" WHERE "kind" IN ('emailChangeAsked', 'emailChangedForGood', 'accountTakenBack')`,
    );
    await queryRunner.query(`DROP TABLE "former_addresses"`);
    await queryRunner.query(`ALTER TABLE "users" DROP COLUMN "pendingEmail"`);
  }
}
