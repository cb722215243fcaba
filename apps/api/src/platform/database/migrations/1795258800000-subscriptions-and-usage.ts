import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SubscriptionsAndUsage1795258800000 implements MigrationInterface {
  readonly name = 'SubscriptionsAndUsage1795258800000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE "subscriptions" (
        "userId" uuid NOT NULL,
        "plan" character varying(20) NOT NULL,
        "status" character varying(10) NOT NULL,
        "startedAt" TIMESTAMP WITH TIME ZONE NOT NULL,
        "cancelledAt" TIMESTAMP WITH TIME ZONE,
        "expiresAt" TIMESTAMP WITH TIME ZONE,
        "updatedAt" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_subscriptions" PRIMARY KEY ("userId"),
        CONSTRAINT "FK_subscriptions_user" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE
      )`);
    await queryRunner.query(`
      CREATE TABLE "ai_usage" (
        "userId" uuid NOT NULL,
        "day" date NOT NULL,
        "used" integer NOT NULL,
        CONSTRAINT "PK_ai_usage" PRIMARY KEY ("userId", "day"),
        CONSTRAINT "FK_ai_usage_user" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "ai_usage"`);
    await queryRunner.query(`DROP TABLE "subscriptions"`);
  }
}
