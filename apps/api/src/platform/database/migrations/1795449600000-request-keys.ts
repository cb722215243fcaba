import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RequestKeys1795449600000 implements MigrationInterface {
  readonly name = 'RequestKeys1795449600000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE "ai_request_keys" (
        "userId" uuid NOT NULL,
        "key" character varying(64) NOT NULL,
        "requestHash" bytea NOT NULL,
        "runId" uuid NOT NULL,
        "busyUntil" TIMESTAMP WITH TIME ZONE,
        "repeats" smallint NOT NULL,
        "expiresAt" TIMESTAMP WITH TIME ZONE NOT NULL,
        CONSTRAINT "PK_ai_request_keys" PRIMARY KEY ("userId", "key"),
        CONSTRAINT "FK_ai_request_keys_user" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE
      )`);
    await queryRunner.query(
      `CREATE INDEX "IX_ai_request_keys_expiry" ON "ai_request_keys" ("expiresAt")`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "ai_request_keys"`);
  }
}
