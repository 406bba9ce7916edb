CREATE TABLE "double_deletions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"counts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "double_uploads" (
	"double_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"role" text NOT NULL,
	"problem" text,
	"descriptor" real[],
	"place" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "double_uploads_double_id_upload_id_pk" PRIMARY KEY("double_id","upload_id")
);
--> statement-breakpoint
CREATE TABLE "doubles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"gender" text NOT NULL,
	"state" text DEFAULT 'collecting' NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"failure" text,
	"agreed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ready_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "upload_uses" DROP CONSTRAINT "upload_uses_one_user";--> statement-breakpoint
ALTER TABLE "upload_uses" ADD COLUMN "double_id" uuid;--> statement-breakpoint
ALTER TABLE "double_deletions" ADD CONSTRAINT "double_deletions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "double_uploads" ADD CONSTRAINT "double_uploads_double_id_doubles_id_fk" FOREIGN KEY ("double_id") REFERENCES "public"."doubles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "double_uploads" ADD CONSTRAINT "double_uploads_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doubles" ADD CONSTRAINT "doubles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "double_deletions_user" ON "double_deletions" USING btree ("user_id","requested_at");--> statement-breakpoint
CREATE INDEX "double_uploads_upload" ON "double_uploads" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "double_uploads_order" ON "double_uploads" USING btree ("double_id","place") WHERE "double_uploads"."role" <> 'picture';--> statement-breakpoint
CREATE INDEX "doubles_user" ON "doubles" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "doubles_begun" ON "doubles" USING btree ("user_id") WHERE "doubles"."state" in ('collecting', 'building', 'failed');--> statement-breakpoint
ALTER TABLE "upload_uses" ADD CONSTRAINT "upload_uses_double_id_doubles_id_fk" FOREIGN KEY ("double_id") REFERENCES "public"."doubles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "upload_uses_double" ON "upload_uses" USING btree ("double_id","upload_id") WHERE "upload_uses"."double_id" is not null;--> statement-breakpoint
ALTER TABLE "upload_uses" ADD CONSTRAINT "upload_uses_one_user" CHECK (num_nonnulls("upload_uses"."task_id", "upload_uses"."work_id", "upload_uses"."feedback_id", "upload_uses"."double_id") = 1);