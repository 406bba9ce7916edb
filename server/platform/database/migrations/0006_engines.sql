DROP INDEX "tasks_queue";--> statement-breakpoint
DROP INDEX "tasks_running";--> statement-breakpoint
DROP INDEX "tasks_finished";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "photos_stay" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "offer" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "lane" text DEFAULT 'paint' NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ALTER COLUMN "lane" DROP DEFAULT;--> statement-breakpoint
-- Until now the built-in engine made everything.
UPDATE "tasks" SET "offer" = 'studio/built-in/' || "generator";--> statement-breakpoint
ALTER TABLE "tasks" ALTER COLUMN "offer" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "checkpoint" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "tried" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "duration" real;--> statement-breakpoint
CREATE INDEX "tasks_queue" ON "tasks" USING btree ("lane","priority" DESC NULLS FIRST,"created_at","id") WHERE "tasks"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "tasks_running" ON "tasks" USING btree ("lane") WHERE "tasks"."state" = 'running';--> statement-breakpoint
CREATE INDEX "tasks_finished" ON "tasks" USING btree ("offer","finished_at") WHERE "tasks"."state" = 'succeeded';