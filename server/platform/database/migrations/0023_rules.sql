CREATE TABLE "agreement_consents" (
	"user_id" uuid NOT NULL,
	"agreement" text NOT NULL,
	"version" text NOT NULL,
	"platform" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "agreement_consents_user_id_agreement_version_pk" PRIMARY KEY("user_id","agreement","version")
);
--> statement-breakpoint
CREATE TABLE "work_reviews" (
	"work_id" uuid PRIMARY KEY NOT NULL,
	"reasons" text[] NOT NULL,
	"waiting_since" timestamp (3) with time zone,
	"appeal" text,
	"appealed_at" timestamp (3) with time zone,
	"decision" text,
	"note" text DEFAULT '' NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "agreement_consents" ADD CONSTRAINT "agreement_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_reviews" ADD CONSTRAINT "work_reviews_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_reviews_open" ON "work_reviews" USING btree ("waiting_since","work_id") WHERE "work_reviews"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "work_reviews_decided" ON "work_reviews" USING btree ("decided_at","work_id") WHERE "work_reviews"."waiting_since" is null and "work_reviews"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "works_hidden_pictures" ON "works" USING btree ("picture_hash") WHERE "works"."hidden_at" is not null and "works"."picture_hash" is not null;