CREATE TABLE "coupon_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"names" jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	"days" integer,
	"until" timestamp (3) with time zone,
	"total" integer,
	"given" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coupon_templates_slug_unique" UNIQUE("slug"),
	CONSTRAINT "coupon_templates_end" CHECK ("coupon_templates"."days" is not null or "coupon_templates"."until" is not null),
	CONSTRAINT "coupon_templates_total" CHECK ("coupon_templates"."given" <= "coupon_templates"."total")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"template_id" uuid NOT NULL,
	"terms" jsonb NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"order_id" text,
	"used_at" timestamp (3) with time zone,
	"prolonged" boolean DEFAULT false NOT NULL,
	CONSTRAINT "coupons_key_unique" UNIQUE("key"),
	CONSTRAINT "coupons_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"zone" text NOT NULL,
	"streak" integer NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "sign_ins_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "task_claims" (
	"user_id" uuid NOT NULL,
	"task" text NOT NULL,
	"occurrence" text NOT NULL,
	"day" date NOT NULL,
	"zone" text NOT NULL,
	"points" integer NOT NULL,
	"coupon" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "task_claims_user_id_task_occurrence_pk" PRIMARY KEY("user_id","task","occurrence")
);
--> statement-breakpoint
CREATE TABLE "task_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"task" text NOT NULL,
	"occurrence" text NOT NULL,
	"key" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "task_events_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_template_id_coupon_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."coupon_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_claims" ADD CONSTRAINT "task_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_events" ADD CONSTRAINT "task_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_templates_created" ON "coupon_templates" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "coupons_user" ON "coupons" USING btree ("user_id","expires_at","id");--> statement-breakpoint
CREATE INDEX "coupons_used" ON "coupons" USING btree ("user_id","used_at","id") WHERE "coupons"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "coupons_template" ON "coupons" USING btree ("template_id","created_at","id");--> statement-breakpoint
CREATE INDEX "task_claims_user" ON "task_claims" USING btree ("user_id","task","at");--> statement-breakpoint
CREATE INDEX "task_events_user" ON "task_events" USING btree ("user_id","task","at");--> statement-breakpoint
CREATE INDEX "works_owner_published" ON "works" USING btree ("user_id","published_at") WHERE "works"."published_at" is not null;