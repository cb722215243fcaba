import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Accounts1795255200000 implements MigrationInterface {
  readonly name = 'Accounts1795255200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE "users" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "email" character varying(254) NOT NULL,
        "name" character varying(100) NOT NULL,
        "passwordHash" character varying(255) NOT NULL,
        "emailVerified" boolean NOT NULL DEFAULT false,
        "language" character varying(2) NOT NULL DEFAULT 'en',
        "theme" character varying(6) NOT NULL DEFAULT 'system',
        "culture" character varying(35),
        "timezone" character varying(64),
        "createdAt" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "updatedAt" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_users" PRIMARY KEY ("id"),
        CONSTRAINT "UQ_users_email" UNIQUE ("email")
      )`);
    await queryRunner.query(`
      CREATE TABLE "sessions" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "userId" uuid NOT NULL,
        "tokenId" uuid NOT NULL,
        "previousTokenId" uuid,
        "rotatedAt" TIMESTAMP WITH TIME ZONE,
        "issuedAt" TIMESTAMP WITH TIME ZONE NOT NULL,
        "expiresAt" TIMESTAMP WITH TIME ZONE NOT NULL,
        "rememberMe" boolean NOT NULL,
        "deviceInfo" character varying(200),
        "createdAt" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_sessions" PRIMARY KEY ("id"),
        CONSTRAINT "FK_sessions_user" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE INDEX "IX_sessions_user" ON "sessions" ("userId")`);
    await queryRunner.query(`CREATE INDEX "IX_sessions_expiry" ON "sessions" ("expiresAt")`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "sessions"`);
    await queryRunner.query(`DROP TABLE "users"`);
  }
}
