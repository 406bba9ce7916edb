CREATE TABLE "account_deletions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"state" text DEFAULT 'waiting' NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"next_run_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"hidden_works" uuid[] DEFAULT '{}' NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"locale" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"key" text,
	"bytes" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forgotten_numbers" (
	"hash" text PRIMARY KEY NOT NULL,
	"forgotten_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "leaves_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_exports" ADD CONSTRAINT "account_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_deletions_user" ON "account_deletions" USING btree ("user_id") WHERE "account_deletions"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "account_deletions_next" ON "account_deletions" USING btree ("next_run_at") WHERE "account_deletions"."state" in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "account_exports_user" ON "account_exports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "account_exports_active" ON "account_exports" USING btree ("user_id") WHERE "account_exports"."state" in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "account_exports_expires" ON "account_exports" USING btree ("expires_at") WHERE "account_exports"."state" in ('waiting', 'running', 'ready');--> statement-breakpoint
CREATE INDEX "forgotten_numbers_at" ON "forgotten_numbers" USING btree ("forgotten_at");--> statement-breakpoint
CREATE INDEX "account_traces_user" ON "account_traces" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "track_events_user" ON "track_events" USING btree ("user_id","received_at") WHERE "track_events"."user_id" <> '';