import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MailOutbox1795348800000 implements MigrationInterface {
  readonly name = 'MailOutbox1795348800000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE "mail_outbox" (
        "id" uuid NOT NULL,
        "kind" character varying(40) NOT NULL,
        "recipient" character varying(254) NOT NULL,
        "userId" uuid,
        "facts" jsonb NOT NULL DEFAULT '{}',
        "attempts" integer NOT NULL DEFAULT 0,
        "dueAt" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "leasedUntil" TIMESTAMP WITH TIME ZONE,
        "createdAt" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "expiresAt" TIMESTAMP WITH TIME ZONE NOT NULL,
        "failedAt" TIMESTAMP WITH TIME ZONE,
        "failure" character varying(40),
        CONSTRAINT "PK_mail_outbox" PRIMARY KEY ("id"),
        CONSTRAINT "FK_mail_outbox_user" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE
      )`);
    await queryRunner.query(
      `CREATE INDEX "IX_mail_outbox_due" ON "mail_outbox" ("dueAt") WHERE "failedAt" IS NULL`,
    );
    await queryRunner.query(`CREATE INDEX "IX_mail_outbox_user" ON "mail_outbox" ("userId")`);
    await queryRunner.query(
      `CREATE INDEX "IX_mail_outbox_recipient" ON "mail_outbox" ("recipient")`,
    );
    await queryRunner.query(`CREATE INDEX "IX_mail_outbox_expiry" ON "mail_outbox" ("expiresAt")`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "mail_outbox"`);
  }
}
