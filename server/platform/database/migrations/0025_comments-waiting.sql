DROP INDEX "comments_held";--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "waiting_since" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "comments_waiting" ON "comments" USING btree ("waiting_since","id") WHERE "comments"."waiting_since" is not null;--> statement-breakpoint
UPDATE "comments" SET "waiting_since" = coalesce("held_at", (SELECT min("created_at") FROM "comment_reports" WHERE "comment_id" = "comments"."id"))
WHERE "user_id" IS NOT NULL AND ("held_at" IS NOT NULL OR EXISTS (SELECT FROM "comment_reports" WHERE "comment_id" = "comments"."id"));
