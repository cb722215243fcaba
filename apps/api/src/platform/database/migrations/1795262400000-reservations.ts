import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Reservations1795262400000 implements MigrationInterface {
  readonly name = 'Reservations1795262400000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE "ai_reservations" (
        "id" uuid NOT NULL,
        "userId" uuid NOT NULL,
        "day" date NOT NULL,
        "expiresAt" TIMESTAMP WITH TIME ZONE NOT NULL,
        CONSTRAINT "PK_ai_reservations" PRIMARY KEY ("id"),
        CONSTRAINT "FK_ai_reservations_user" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE
      )`);
    await queryRunner.query(
      `CREATE INDEX "IX_ai_reservations_user" ON "ai_reservations" ("userId")`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "ai_reservations"`);
  }
}
