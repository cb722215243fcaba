import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Payments1795453200000 implements MigrationInterface {
  readonly name = 'Payments1795453200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE "subscriptions"
        ADD "subscriptionId" character varying(255),
        ADD "paymentFailed" boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT "UQ_subscriptions_subscription" UNIQUE ("subscriptionId")`);
    await queryRunner.query(`
      CREATE TABLE "billing_customers" (
        "userId" uuid NOT NULL,
        "attempt" uuid NOT NULL,
        "customerId" character varying(255),
        "contactChange" integer NOT NULL DEFAULT 1,
        "contactTold" integer NOT NULL DEFAULT 0,
        "ticket" integer NOT NULL DEFAULT 0,
        "writtenTicket" integer NOT NULL DEFAULT 0,
        CONSTRAINT "PK_billing_customers" PRIMARY KEY ("userId"),
        CONSTRAINT "UQ_billing_customers_customer" UNIQUE ("customerId"),
        CONSTRAINT "FK_billing_customers_user" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE
      )`);
    await queryRunner.query(`
      CREATE TABLE "checkouts" (
        "userId" uuid NOT NULL,
        "attempt" uuid NOT NULL,
        "plan" character varying(20) NOT NULL,
        "locale" character varying(5) NOT NULL,
        "customerId" character varying(255) NOT NULL,
        "priceId" character varying(255) NOT NULL,
        "sessionId" character varying(255),
        "createdAt" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_checkouts" PRIMARY KEY ("userId"),
        CONSTRAINT "FK_checkouts_user" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE
      )`);
    await queryRunner.query(`
      CREATE TABLE "billing_farewells" (
        "customerId" character varying(255) NOT NULL,
        "createdAt" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_billing_farewells" PRIMARY KEY ("customerId")
      )`);
    await queryRunner.query(`
      CREATE TABLE "payment_jobs" (
        "name" character varying(40) NOT NULL,
        "leasedUntil" TIMESTAMP WITH TIME ZONE,
        "finishedAt" TIMESTAMP WITH TIME ZONE,
        "seenUntil" TIMESTAMP WITH TIME ZONE,
        CONSTRAINT "PK_payment_jobs" PRIMARY KEY ("name")
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `DELETE FROM "mail_outbox" WHERE "kind" IN ('premiumStarted', 'paymentFailed', 'subscriptionCancelled', 'subscriptionEnded')`,
    );
    await queryRunner.query(`DROP TABLE "payment_jobs"`);
    await queryRunner.query(`DROP TABLE "billing_farewells"`);
    await queryRunner.query(`DROP TABLE "checkouts"`);
    await queryRunner.query(`DROP TABLE "billing_customers"`);
    await queryRunner.query(`
      ALTER TABLE "subscriptions"
        DROP CONSTRAINT "UQ_subscriptions_subscription",
        DROP COLUMN "paymentFailed",
        DROP COLUMN "subscriptionId"`);
  }
}
