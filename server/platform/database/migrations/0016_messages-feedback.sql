CREATE TABLE "contacts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"company" text NOT NULL,
	"name" text NOT NULL,
	"reach" text NOT NULL,
	"text" text NOT NULL,
	"locale" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	"handled_by" uuid
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"pictures" uuid[] DEFAULT '{}' NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"about" jsonb NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"waits" boolean DEFAULT true NOT NULL,
	"replies" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	CONSTRAINT "feedback_request" UNIQUE("user_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "feedback_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"feedback_id" uuid NOT NULL,
	"author" text NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "broadcast_reads" (
	"user_id" uuid NOT NULL,
	"broadcast_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "broadcast_reads_user_id_broadcast_id_pk" PRIMARY KEY("user_id","broadcast_id")
);
--> statement-breakpoint
CREATE TABLE "broadcasts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"words" jsonb NOT NULL,
	"link" text,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "upload_uses" DROP CONSTRAINT "upload_uses_one_user";--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "created_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "work_id" uuid;--> statement-breakpoint
ALTER TABLE "upload_uses" ADD COLUMN "feedback_id" uuid;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_replies" ADD CONSTRAINT "feedback_replies_feedback_id_feedback_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedback"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast_reads" ADD CONSTRAINT "broadcast_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast_reads" ADD CONSTRAINT "broadcast_reads_broadcast_id_broadcasts_id_fk" FOREIGN KEY ("broadcast_id") REFERENCES "public"."broadcasts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contacts_created" ON "contacts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contacts_state" ON "contacts" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "contacts_topic" ON "contacts" USING btree ("topic","created_at","id");--> statement-breakpoint
CREATE INDEX "contacts_reach" ON "contacts" USING btree ("reach","created_at","id");--> statement-breakpoint
CREATE INDEX "feedback_user" ON "feedback" USING btree ("user_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "feedback_user_created" ON "feedback" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "feedback_updated" ON "feedback" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "feedback_state" ON "feedback" USING btree ("state","updated_at","id");--> statement-breakpoint
CREATE INDEX "feedback_kind" ON "feedback" USING btree ("kind","updated_at","id");--> statement-breakpoint
CREATE INDEX "feedback_waits" ON "feedback" USING btree ("updated_at","id") WHERE "feedback"."waits";--> statement-breakpoint
CREATE INDEX "feedback_replies_thread" ON "feedback_replies" USING btree ("feedback_id","created_at","id");--> statement-breakpoint
CREATE INDEX "feedback_replies_author" ON "feedback_replies" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "broadcast_reads_broadcast" ON "broadcast_reads" USING btree ("broadcast_id");--> statement-breakpoint
CREATE INDEX "broadcast_reads_read" ON "broadcast_reads" USING btree ("read_at");--> statement-breakpoint
CREATE INDEX "broadcasts_created" ON "broadcasts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "broadcasts_shown" ON "broadcasts" USING btree ("created_at","id") WHERE "broadcasts"."withdrawn_at" is null;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_uses" ADD CONSTRAINT "upload_uses_feedback_id_feedback_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedback"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_user_kind" ON "messages" USING btree ("user_id","kind","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("user_id","kind") WHERE "messages"."read_at" is null;--> statement-breakpoint
CREATE INDEX "messages_read" ON "messages" USING btree ("created_at") WHERE "messages"."read_at" is not null;--> statement-breakpoint
CREATE INDEX "messages_work" ON "messages" USING btree ("work_id") WHERE "messages"."work_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "upload_uses_feedback" ON "upload_uses" USING btree ("feedback_id","upload_id") WHERE "upload_uses"."feedback_id" is not null;--> statement-breakpoint
ALTER TABLE "upload_uses" ADD CONSTRAINT "upload_uses_one_user" CHECK (num_nonnulls("upload_uses"."task_id", "upload_uses"."work_id", "upload_uses"."feedback_id") = 1);