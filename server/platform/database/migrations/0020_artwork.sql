CREATE TABLE "comment_reports" (
	"comment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "comment_reports_comment_id_user_id_pk" PRIMARY KEY("comment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"work_id" uuid NOT NULL,
	"parent_id" uuid,
	"user_id" uuid,
	"text" text NOT NULL,
	"mentions" uuid[] DEFAULT '{}' NOT NULL,
	"shown" boolean NOT NULL,
	"held_at" timestamp (3) with time zone,
	"replies" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"user_id" uuid NOT NULL,
	"work_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "favourites_user_id_work_id_pk" PRIMARY KEY("user_id","work_id")
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"blocker_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "follow_totals" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"followers" integer NOT NULL,
	"following" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "told_likes" (
	"user_id" uuid NOT NULL,
	"work_id" uuid NOT NULL,
	CONSTRAINT "told_likes_user_id_work_id_pk" PRIMARY KEY("user_id","work_id")
);
--> statement-breakpoint
DROP INDEX "likes_work";--> statement-breakpoint
ALTER TABLE "work_totals" ADD COLUMN "published" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "favourites" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "comments" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "prompt_kept" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "actor_id" uuid;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_totals" ADD CONSTRAINT "follow_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_likes" ADD CONSTRAINT "told_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_likes" ADD CONSTRAINT "told_likes_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_reports_user" ON "comment_reports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "comments_threads" ON "comments" USING btree ("work_id","created_at","id") WHERE "comments"."parent_id" is null and ("comments"."shown" or "comments"."replies" > 0);--> statement-breakpoint
CREATE INDEX "comments_replies" ON "comments" USING btree ("parent_id","created_at","id") WHERE "comments"."parent_id" is not null;--> statement-breakpoint
CREATE INDEX "comments_work" ON "comments" USING btree ("work_id","created_at");--> statement-breakpoint
CREATE INDEX "comments_user" ON "comments" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "comments_own_held" ON "comments" USING btree ("user_id","work_id") WHERE "comments"."held_at" is not null;--> statement-breakpoint
CREATE INDEX "comments_held" ON "comments" USING btree ("held_at","id") WHERE "comments"."held_at" is not null;--> statement-breakpoint
CREATE INDEX "comments_mentions" ON "comments" USING gin ("mentions") WHERE "comments"."mentions" <> '{}';--> statement-breakpoint
CREATE INDEX "favourites_latest" ON "favourites" USING btree ("user_id","created_at","work_id");--> statement-breakpoint
CREATE INDEX "favourites_work" ON "favourites" USING btree ("work_id","user_id");--> statement-breakpoint
CREATE INDEX "blocks_latest" ON "blocks" USING btree ("blocker_id","created_at","blocked_id");--> statement-breakpoint
CREATE INDEX "blocks_blocked" ON "blocks" USING btree ("blocked_id","created_at","blocker_id");--> statement-breakpoint
CREATE INDEX "told_likes_work" ON "told_likes" USING btree ("work_id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "works_creator" ON "works" USING btree ("user_id","published_at","id") WHERE "works"."visibility" = 'public' and "works"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "works_looks" ON "works" USING btree ("picture_hash","id") WHERE "works"."visibility" = 'public' and "works"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "messages_actor" ON "messages" USING btree ("actor_id") WHERE "messages"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "likes_work" ON "likes" USING btree ("work_id","user_id");
--> statement-breakpoint
-- What follows is written by hand: what the database counts by itself.
UPDATE work_totals SET published = counted.count FROM (
	SELECT user_id, count(*) FROM works WHERE deleted_at IS NULL AND visibility = 'public' GROUP BY user_id
) AS counted WHERE work_totals.user_id = counted.user_id;
--> statement-breakpoint
CREATE FUNCTION add_work_totals(person uuid, more_works bigint, more_likes bigint, more_published bigint) RETURNS void LANGUAGE sql AS $$
	INSERT INTO work_totals AS kept (user_id, works, likes, published) VALUES (person, more_works, more_likes, more_published)
	ON CONFLICT (user_id) DO UPDATE SET works = kept.works + excluded.works, likes = kept.likes + excluded.likes, published = kept.published + excluded.published;
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION total_added_works() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM add_work_totals(user_id, count(*), sum(likes), count(*) FILTER (WHERE visibility = 'public'))
	FROM added WHERE deleted_at IS NULL GROUP BY user_id ORDER BY user_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION total_removed_works() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM add_work_totals(user_id, -count(*), -sum(likes), -count(*) FILTER (WHERE visibility = 'public'))
	FROM removed WHERE deleted_at IS NULL GROUP BY user_id ORDER BY user_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION total_changed_works() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM add_work_totals(user_id, sum(one), sum(likes), sum(published)) FROM (
		SELECT user_id, 1 AS one, likes, (visibility = 'public')::int AS published FROM added WHERE deleted_at IS NULL
		UNION ALL SELECT user_id, -1, -likes, -(visibility = 'public')::int FROM removed WHERE deleted_at IS NULL
	) AS changes GROUP BY user_id HAVING sum(one) <> 0 OR sum(likes) <> 0 OR sum(published) <> 0 ORDER BY user_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_favourites() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- In one order, so that two cannot wait for each other.
	PERFORM FROM works WHERE id IN (SELECT work_id FROM changed_rows) ORDER BY id FOR NO KEY UPDATE;
	UPDATE works SET favourites = favourites + CASE TG_OP WHEN 'INSERT' THEN changed.count ELSE -changed.count END
	FROM (SELECT work_id, count(*)::int AS count FROM changed_rows GROUP BY work_id) AS changed WHERE works.id = changed.work_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER favourites_added AFTER INSERT ON favourites REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION count_favourites();
--> statement-breakpoint
CREATE TRIGGER favourites_removed AFTER DELETE ON favourites REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION count_favourites();
--> statement-breakpoint
CREATE FUNCTION count_follows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE one integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
	-- Who is just being removed has no totals any more.
	INSERT INTO follow_totals AS kept (user_id, followers, following)
	SELECT person, one * sum(followers), one * sum(following) FROM (
		SELECT followed_id AS person, 1 AS followers, 0 AS following FROM changed_rows
		UNION ALL SELECT follower_id, 0, 1 FROM changed_rows
	) AS changes JOIN users ON users.id = person GROUP BY person ORDER BY person
	ON CONFLICT (user_id) DO UPDATE SET followers = kept.followers + excluded.followers, following = kept.following + excluded.following;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER follows_added AFTER INSERT ON follows REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION count_follows();
--> statement-breakpoint
CREATE TRIGGER follows_removed AFTER DELETE ON follows REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION count_follows();
--> statement-breakpoint
CREATE FUNCTION count_comment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE more integer := coalesce(new.shown, false)::int - coalesce(old.shown, false)::int;
BEGIN
	IF more <> 0 THEN
		UPDATE works SET comments = comments + more WHERE id = coalesce(new.work_id, old.work_id);
		UPDATE comments SET replies = replies + more WHERE id = coalesce(new.parent_id, old.parent_id);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER comments_counted AFTER INSERT OR DELETE OR UPDATE OF shown ON comments FOR EACH ROW EXECUTE FUNCTION count_comment();
--> statement-breakpoint
CREATE FUNCTION show_comments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE comments SET shown = new.suspended_at IS NULL AND held_at IS NULL WHERE user_id = new.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_suspended AFTER UPDATE OF suspended_at ON users FOR EACH ROW WHEN ((old.suspended_at IS NULL) <> (new.suspended_at IS NULL)) EXECUTE FUNCTION show_comments();
