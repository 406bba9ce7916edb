CREATE TABLE "work_totals" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"works" integer NOT NULL,
	"likes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload_uses" (
	"upload_id" uuid NOT NULL,
	"task_id" uuid,
	"work_id" uuid,
	CONSTRAINT "upload_uses_one_user" CHECK (num_nonnulls("upload_uses"."task_id", "upload_uses"."work_id") = 1)
);
--> statement-breakpoint
DROP INDEX "tasks_user";--> statement-breakpoint
DROP INDEX "tasks_waiting";--> statement-breakpoint
DROP INDEX "works_owner";--> statement-breakpoint
ALTER TABLE "cloud_files" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "family_id" uuid;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "uses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "work_totals" ADD CONSTRAINT "work_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_uses" ADD CONSTRAINT "upload_uses_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_uses" ADD CONSTRAINT "upload_uses_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_uses" ADD CONSTRAINT "upload_uses_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upload_uses_upload" ON "upload_uses" USING btree ("upload_id");--> statement-breakpoint
CREATE UNIQUE INDEX "upload_uses_task" ON "upload_uses" USING btree ("task_id","upload_id") WHERE "upload_uses"."task_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "upload_uses_work" ON "upload_uses" USING btree ("work_id","upload_id") WHERE "upload_uses"."work_id" is not null;--> statement-breakpoint
CREATE INDEX "login_codes_created" ON "login_codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "password_tries_created" ON "password_tries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "qr_logins_ip" ON "qr_logins" USING btree ("ip","created_at");--> statement-breakpoint
CREATE INDEX "qr_logins_created" ON "qr_logins" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "qr_logins_user" ON "qr_logins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tickets_expires" ON "tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "questionnaires_user" ON "questionnaires" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "cloud_files_unfinished" ON "cloud_files" USING btree ("created_at") WHERE "cloud_files"."completed_at" is null;--> statement-breakpoint
CREATE INDEX "cloud_files_unused" ON "cloud_files" USING btree ("created_at") WHERE "cloud_files"."used_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_user_generator" ON "tasks" USING btree ("user_id","generator","created_at");--> statement-breakpoint
CREATE INDEX "tasks_active" ON "tasks" USING btree ("user_id","created_at") WHERE "tasks"."state" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "tasks_failed" ON "tasks" USING btree ("user_id","finished_at") WHERE "tasks"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "tasks_queue" ON "tasks" USING btree ("priority" DESC NULLS FIRST,"created_at","id") WHERE "tasks"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "tasks_running" ON "tasks" USING btree ("generator") WHERE "tasks"."state" = 'running';--> statement-breakpoint
CREATE INDEX "works_owner_kind" ON "works" USING btree ("user_id","kind","created_at","id") WHERE "works"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "works_owner_generator" ON "works" USING btree ("user_id","generator","created_at","id") WHERE "works"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "works_owner_bin" ON "works" USING btree ("user_id","deleted_at","id");--> statement-breakpoint
CREATE INDEX "works_owner_bin_kind" ON "works" USING btree ("user_id","kind","deleted_at","id") WHERE "works"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "works_owner_bin_generator" ON "works" USING btree ("user_id","generator","deleted_at","id") WHERE "works"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "works_family" ON "works" USING btree ("family_id","created_at","position") WHERE "works"."family_id" is not null and "works"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "works_generator_featured" ON "works" USING btree ("generator","heat","id") WHERE "works"."visibility" = 'public' and "works"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "works_generator_latest" ON "works" USING btree ("generator","published_at","id") WHERE "works"."visibility" = 'public' and "works"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "works_generator_liked" ON "works" USING btree ("generator","likes","id") WHERE "works"."visibility" = 'public' and "works"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "works_samples" ON "works" USING btree ("generator","heat","id") WHERE "works"."visibility" = 'public' and "works"."deleted_at" is null and "works"."sample_slug" is not null;--> statement-breakpoint
CREATE INDEX "uploads_unused" ON "uploads" USING btree ("created_at") WHERE "uploads"."uses" = 0;--> statement-breakpoint
CREATE INDEX "works_owner" ON "works" USING btree ("user_id","created_at","id") WHERE "works"."deleted_at" is null;--> statement-breakpoint
-- What follows is written by hand: what the rows that are there already say, and what the database counts by itself.
WITH RECURSIVE line AS (
	SELECT w.id, w.id AS family FROM works w LEFT JOIN works p ON p.id = w.parent_id AND p.user_id = w.user_id WHERE p.id IS NULL
	UNION ALL
	SELECT w.id, line.family FROM line JOIN works p ON p.id = line.id JOIN works w ON w.parent_id = p.id AND w.user_id = p.user_id
)
UPDATE works SET family_id = line.family FROM line WHERE works.id = line.id AND line.family <> works.id;
--> statement-breakpoint
INSERT INTO work_totals (user_id, works, likes) SELECT user_id, count(*), sum(likes) FROM works WHERE deleted_at IS NULL GROUP BY user_id;
--> statement-breakpoint
INSERT INTO upload_uses (upload_id, work_id)
SELECT DISTINCT u.id, w.id FROM works w, jsonb_path_query(w.description -> 'input', 'strict $.**') AS said
JOIN uploads u ON u.id::text = said #>> '{}' WHERE u.user_id = w.user_id AND jsonb_typeof(said) = 'string'
UNION SELECT u.id, w.id FROM works w JOIN uploads u ON u.key = w.before_key;
--> statement-breakpoint
INSERT INTO upload_uses (upload_id, task_id)
SELECT DISTINCT u.id, t.id FROM tasks t, jsonb_path_query(t.input, 'strict $.**') AS said
JOIN uploads u ON u.id::text = said #>> '{}' WHERE u.user_id = t.user_id AND t.state IN ('queued', 'running') AND jsonb_typeof(said) = 'string';
--> statement-breakpoint
UPDATE uploads SET uses = used.count FROM (SELECT upload_id, count(*) FROM upload_uses GROUP BY upload_id) AS used WHERE uploads.id = used.upload_id;
--> statement-breakpoint
UPDATE cloud_files SET used_at = q.created_at FROM questionnaires q WHERE q.answers ->> 'fileId' = cloud_files.id::text;
--> statement-breakpoint
CREATE FUNCTION count_upload_uses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE uploads SET uses = uses + CASE TG_OP WHEN 'INSERT' THEN changed.count ELSE -changed.count END
	FROM (SELECT upload_id, count(*) FROM changed_rows GROUP BY upload_id) AS changed WHERE uploads.id = changed.upload_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER upload_uses_added AFTER INSERT ON upload_uses REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION count_upload_uses();
--> statement-breakpoint
CREATE TRIGGER upload_uses_removed AFTER DELETE ON upload_uses REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION count_upload_uses();
--> statement-breakpoint
CREATE FUNCTION change_work_totals(person uuid, more_works bigint, more_likes bigint) RETURNS void LANGUAGE sql AS $$
	INSERT INTO work_totals AS kept (user_id, works, likes) VALUES (person, more_works, more_likes)
	ON CONFLICT (user_id) DO UPDATE SET works = kept.works + excluded.works, likes = kept.likes + excluded.likes;
$$;
--> statement-breakpoint
CREATE FUNCTION total_added_works() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM change_work_totals(user_id, count(*), sum(likes)) FROM added WHERE deleted_at IS NULL GROUP BY user_id ORDER BY user_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION total_removed_works() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM change_work_totals(user_id, -count(*), -sum(likes)) FROM removed WHERE deleted_at IS NULL GROUP BY user_id ORDER BY user_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION total_changed_works() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM change_work_totals(user_id, sum(one), sum(likes)) FROM (
		SELECT user_id, 1 AS one, likes FROM added WHERE deleted_at IS NULL
		UNION ALL SELECT user_id, -1, -likes FROM removed WHERE deleted_at IS NULL
	) AS changes GROUP BY user_id HAVING sum(one) <> 0 OR sum(likes) <> 0 ORDER BY user_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER works_added AFTER INSERT ON works REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION total_added_works();
--> statement-breakpoint
CREATE TRIGGER works_removed AFTER DELETE ON works REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION total_removed_works();
--> statement-breakpoint
CREATE TRIGGER works_changed AFTER UPDATE ON works REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION total_changed_works();
--> statement-breakpoint
CREATE FUNCTION use_cloud_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE cloud_files SET used_at = new.created_at WHERE id = (new.answers ->> 'fileId')::uuid AND used_at IS NULL;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER questionnaires_added AFTER INSERT ON questionnaires FOR EACH ROW WHEN (new.answers ->> 'fileId' IS NOT NULL) EXECUTE FUNCTION use_cloud_file();
--> statement-breakpoint
CREATE FUNCTION join_family() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new.family_id := (SELECT coalesce(family_id, id) FROM works WHERE id = new.parent_id AND user_id = new.user_id);
	RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER works_join_family BEFORE INSERT ON works FOR EACH ROW WHEN (new.parent_id IS NOT NULL) EXECUTE FUNCTION join_family();
