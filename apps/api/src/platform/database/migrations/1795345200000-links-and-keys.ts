import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LinksAndKeys1795345200000 implements MigrationInterface {
  readonly name = 'LinksAndKeys1795345200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "users" ADD "welcomedAt" TIMESTAMP WITH TIME ZONE`);
    await queryRunner.query(
      `ALTER TABLE "sessions" ADD "lastSeenAt" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now()`,
    );
    await queryRunner.query(`
      CREATE TABLE "account_links" (
        "userId" uuid NOT NULL,
        "kind" character varying(20) NOT NULL,
        "email" character varying(254) NOT NULL,
        "tokenHash" bytea NOT NULL,
        "expiresAt" TIMESTAMP WITH TIME ZONE NOT NULL,
        CONSTRAINT "PK_account_links" PRIMARY KEY ("userId", "kind"),
        CONSTRAINT "UQ_account_links_token" UNIQUE ("tokenHash"),
        CONSTRAINT "FK_account_links_user" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE
      )`);
    await queryRunner.query(`
      CREATE TABLE "redirect_tokens" (
        "tokenHash" bytea NOT NULL,
        "sessionId" uuid NOT NULL,
        "expiresAt" TIMESTAMP WITH TIME ZONE NOT NULL,
        CONSTRAINT "PK_redirect_tokens" PRIMARY KEY ("tokenHash"),
        CONSTRAINT "FK_redirect_tokens_session" FOREIGN KEY ("sessionId") REFERENCES "sessions"("id") ON DELETE CASCADE
      )`);
    await queryRunner.query(
      `CREATE INDEX "IX_redirect_tokens_session" ON "redirect_tokens" ("sessionId")`,
    );
    await queryRunner.query(
      `CREATE INDEX "IX_redirect_tokens_expiry" ON "redirect_tokens" ("expiresAt")`,
    );
    await queryRunner.query(`
      CREATE TABLE "known_networks" (
        "userId" uuid NOT NULL,
        "networkHash" bytea NOT NULL,
        "seenAt" TIMESTAMP WITH TIME ZONE NOT NULL,
        CONSTRAINT "PK_known_networks" PRIMARY KEY ("userId", "networkHash"),
        CONSTRAINT "FK_known_networks_user" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE
      )`);
    await queryRunner.query(`
      CREATE TABLE "api_keys" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "userId" uuid NOT NULL,
        "name" character varying(60) NOT NULL,
        "hint" character varying(8) NOT NULL,
        "keyHash" bytea NOT NULL,
        "scopes" character varying(20) array NOT NULL,
        "lastUsedAt" TIMESTAMP WITH TIME ZONE,
        "createdAt" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_api_keys" PRIMARY KEY ("id"),
        CONSTRAINT "UQ_api_keys_key" UNIQUE ("keyHash"),
        CONSTRAINT "FK_api_keys_user" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE INDEX "IX_api_keys_user" ON "api_keys" ("userId")`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "api_keys"`);
    await queryRunner.query(`DROP TABLE "known_networks"`);
    await queryRunner.query(`DROP TABLE "redirect_tokens"`);
    await queryRunner.query(`DROP TABLE "account_links"`);
    await queryRunner.query(`ALTER TABLE "sessions" DROP COLUMN "lastSeenAt"`);
    await queryRunner.query(`ALTER TABLE "users" DROP COLUMN "welcomedAt"`);
  }
}
