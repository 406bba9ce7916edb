DROP INDEX "tasks_failed";--> statement-breakpoint
CREATE INDEX "tasks_failed" ON "tasks" USING btree ("user_id","finished_at","id") WHERE "tasks"."state" = 'failed';