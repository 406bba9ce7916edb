CREATE TABLE "activities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text,
	"titles" jsonb NOT NULL,
	"summaries" jsonb NOT NULL,
	"rules" jsonb NOT NULL,
	"theme" text NOT NULL,
	"cover" text NOT NULL,
	"generators" jsonb NOT NULL,
	"judged" text NOT NULL,
	"entries_each" integer NOT NULL,
	"votes_each" integer NOT NULL,
	"prizes" jsonb NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"voting_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"active" boolean NOT NULL,
	"entries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "activities_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "activity_awards" (
	"activity_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"entry_id" uuid,
	"user_id" uuid NOT NULL,
	"votes" integer NOT NULL,
	"points" integer NOT NULL,
	"coupon" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "activity_awards_activity_id_place_pk" PRIMARY KEY("activity_id","place")
);
--> statement-breakpoint
CREATE TABLE "activity_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"activity_id" uuid NOT NULL,
	"work_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"votes" integer DEFAULT 0 NOT NULL,
	"shown" boolean DEFAULT true NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_votes" (
	"entry_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"activity_id" uuid NOT NULL,
	"device" text,
	"network" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "activity_votes_entry_id_user_id_pk" PRIMARY KEY("entry_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "activity_awards" ADD CONSTRAINT "activity_awards_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_awards" ADD CONSTRAINT "activity_awards_entry_id_activity_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."activity_entries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_awards" ADD CONSTRAINT "activity_awards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_entries" ADD CONSTRAINT "activity_entries_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_entries" ADD CONSTRAINT "activity_entries_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_entries" ADD CONSTRAINT "activity_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_votes" ADD CONSTRAINT "activity_votes_entry_id_activity_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."activity_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_votes" ADD CONSTRAINT "activity_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_votes" ADD CONSTRAINT "activity_votes_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_ends" ON "activities" USING btree ("ends_at","id");--> statement-breakpoint
CREATE INDEX "activities_shown" ON "activities" USING btree ("ends_at","id") WHERE "activities"."active";--> statement-breakpoint
CREATE INDEX "activities_undecided" ON "activities" USING btree ("ends_at") WHERE "activities"."active" and "activities"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "activity_awards_person" ON "activity_awards" USING btree ("user_id","activity_id");--> statement-breakpoint
CREATE INDEX "activity_awards_entry" ON "activity_awards" USING btree ("entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "activity_entries_once" ON "activity_entries" USING btree ("activity_id","work_id");--> statement-breakpoint
CREATE INDEX "activity_entries_newest" ON "activity_entries" USING btree ("activity_id","created_at","id") WHERE "activity_entries"."shown";--> statement-breakpoint
CREATE INDEX "activity_entries_votes" ON "activity_entries" USING btree ("activity_id","votes","id") WHERE "activity_entries"."shown";--> statement-breakpoint
CREATE INDEX "activity_entries_desk" ON "activity_entries" USING btree ("activity_id","votes","id");--> statement-breakpoint
CREATE INDEX "activity_entries_owner" ON "activity_entries" USING btree ("user_id","activity_id");--> statement-breakpoint
CREATE INDEX "activity_entries_work" ON "activity_entries" USING btree ("work_id");--> statement-breakpoint
CREATE INDEX "activity_votes_person" ON "activity_votes" USING btree ("user_id","activity_id");--> statement-breakpoint
CREATE UNIQUE INDEX "activity_votes_device" ON "activity_votes" USING btree ("entry_id","device") WHERE "activity_votes"."device" is not null;--> statement-breakpoint
CREATE INDEX "activity_votes_network" ON "activity_votes" USING btree ("entry_id","network","created_at") WHERE "activity_votes"."network" is not null;--> statement-breakpoint
CREATE INDEX "activity_votes_recent" ON "activity_votes" USING btree ("created_at") WHERE "activity_votes"."network" is not null;
--> statement-breakpoint
CREATE FUNCTION count_activity_votes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE activity_entries SET votes = votes + CASE TG_OP WHEN 'INSERT' THEN changed.count ELSE -changed.count END
	FROM (SELECT entry_id, count(*) FROM changed_rows GROUP BY entry_id) AS changed WHERE activity_entries.id = changed.entry_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER activity_votes_added AFTER INSERT ON activity_votes REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION count_activity_votes();
--> statement-breakpoint
CREATE TRIGGER activity_votes_removed AFTER DELETE ON activity_votes REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION count_activity_votes();
--> statement-breakpoint
CREATE FUNCTION count_activity_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		UPDATE activities SET entries = entries + 1 WHERE id = new.activity_id;
	ELSIF TG_OP = 'DELETE' THEN
		UPDATE activities SET entries = entries - 1 WHERE id = old.activity_id;
	ELSE
		UPDATE activities SET entries = entries + CASE WHEN new.shown THEN 1 ELSE -1 END WHERE id = new.activity_id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER activity_entries_added AFTER INSERT ON activity_entries FOR EACH ROW WHEN (new.shown) EXECUTE FUNCTION count_activity_entries();
--> statement-breakpoint
CREATE TRIGGER activity_entries_removed AFTER DELETE ON activity_entries FOR EACH ROW WHEN (old.shown) EXECUTE FUNCTION count_activity_entries();
--> statement-breakpoint
CREATE TRIGGER activity_entries_changed AFTER UPDATE OF shown ON activity_entries FOR EACH ROW WHEN (old.shown <> new.shown) EXECUTE FUNCTION count_activity_entries();
--> statement-breakpoint
CREATE FUNCTION show_activity_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE activity_entries SET shown = NOT shown
	WHERE work_id = new.id AND shown <> (removed_at IS NULL AND new.visibility = 'public' AND new.deleted_at IS NULL);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER works_shown AFTER UPDATE OF visibility, deleted_at ON works FOR EACH ROW
WHEN ((old.visibility = 'public' AND old.deleted_at IS NULL) <> (new.visibility = 'public' AND new.deleted_at IS NULL)) EXECUTE FUNCTION show_activity_entries();
