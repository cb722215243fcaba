import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LinksOfMails1795435200000 implements MigrationInterface {
  readonly name = 'LinksOfMails1795435200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE "account_links"
        DROP CONSTRAINT "PK_account_links",
        DROP CONSTRAINT "UQ_account_links_token",
        ADD CONSTRAINT "PK_account_links" PRIMARY KEY ("tokenHash"),
        ADD "mailId" uuid NOT NULL DEFAULT gen_random_uuid(),
        ADD "sentAt" TIMESTAMP WITH TIME ZONE`);
    await queryRunner.query(`ALTER TABLE "account_links" ALTER COLUMN "mailId" DROP DEFAULT`);
    await queryRunner.query(
      `CREATE INDEX "IX_account_links_account" ON "account_links" ("userId", "kind")`,
    );
    await queryRunner.query(
      `CREATE INDEX "IX_account_links_expiry" ON "account_links" ("expiresAt")`,
    );
    await queryRunner.query(`CREATE INDEX "IX_known_networks_seen" ON "known_networks" ("seenAt")`);
  }

  /** One link of a kind is all that an account could have: which of several arrived, nothing tells. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DELETE FROM "account_links"`);
    await queryRunner.query(`DROP INDEX "IX_known_networks_seen"`);
    await queryRunner.query(`DROP INDEX "IX_account_links_expiry"`);
    await queryRunner.query(`DROP INDEX "IX_account_links_account"`);
    await queryRunner.query(`
      ALTER TABLE "account_links"
        DROP COLUMN "mailId",
        DROP COLUMN "sentAt",
        DROP CONSTRAINT "PK_account_links",
        ADD CONSTRAINT "PK_account_links" PRIMARY KEY ("userId", "kind"),
        ADD CONSTRAINT "UQ_account_links_token" UNIQUE ("tokenHash")`);
  }
}
