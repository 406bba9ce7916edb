CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"actor_id" uuid NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"reason" text NOT NULL,
	"ip" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_figures" (
	"day" date NOT NULL,
	"name" text NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "daily_figures_day_name_pk" PRIMARY KEY("day","name")
);
--> statement-breakpoint
CREATE TABLE "report_cases" (
	"work_id" uuid PRIMARY KEY NOT NULL,
	"reports" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"decision" text,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"work_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reports_once" UNIQUE("work_id","reporter_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_reason" text;--> statement-breakpoint
ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_id","created_at","id");--> statement-breakpoint
CREATE INDEX "report_cases_open" ON "report_cases" USING btree ("last_at","work_id") WHERE "report_cases"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "report_cases_decided" ON "report_cases" USING btree ("decided_at","work_id") WHERE "report_cases"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "reports_work" ON "reports" USING btree ("work_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reports_reporter" ON "reports" USING btree ("reporter_id","created_at");--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_members" ON "users" USING btree ("member_until","id") WHERE "users"."member_until" is not null;--> statement-breakpoint
CREATE INDEX "users_staff" ON "users" USING btree ("created_at","id") WHERE "users"."roles" <> '{}' or "users"."permissions" <> '{}';--> statement-breakpoint
CREATE INDEX "users_suspended" ON "users" USING btree ("suspended_at","id") WHERE "users"."suspended_at" is not null;--> statement-breakpoint
CREATE INDEX "users_nickname" ON "users" USING btree ((lower("nickname") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "users_last_digits" ON "users" USING btree ((reverse("phone") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "tasks_days" ON "tasks" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "tasks_failures" ON "tasks" USING btree ("finished_at","id") WHERE "tasks"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "works_hidden" ON "works" USING btree ("hidden_at","id") WHERE "works"."hidden_at" is not null;--> statement-breakpoint
CREATE INDEX "ledger_given" ON "ledger" USING btree ("created_at","amount") WHERE "ledger"."kind" = 'grant' and "ledger"."cause" <> 'order';
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are only ever added', tg_table_name;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_change();