-- By hand: both come with PostgreSQL, and the owner of a database may create them.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"quality" double precision DEFAULT 0 NOT NULL,
	"words" "tsvector" DEFAULT '' NOT NULL,
	"head" "tsvector" DEFAULT '' NOT NULL,
	"stale" boolean DEFAULT true NOT NULL,
	"signs" integer[],
	"hash" bigint,
	"colour" text,
	"texts" jsonb,
	"to" text,
	"picture" text,
	"stamp" text,
	CONSTRAINT "search_documents_kind_ref_pk" PRIMARY KEY("kind","ref")
);
--> statement-breakpoint
CREATE TABLE "search_history" (
	"user_id" uuid NOT NULL,
	"query" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "search_history_user_id_query_pk" PRIMARY KEY("user_id","query")
);
--> statement-breakpoint
CREATE TABLE "search_hot_words" (
	"locale" text NOT NULL,
	"word" text NOT NULL,
	"position" integer NOT NULL,
	"blocked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "search_hot_words_locale_word_pk" PRIMARY KEY("locale","word")
);
--> statement-breakpoint
CREATE TABLE "search_seekers" (
	"seeker" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"locale" text NOT NULL,
	"term" text NOT NULL,
	"heat" double precision NOT NULL,
	"seekers" integer NOT NULL,
	"passed" boolean,
	CONSTRAINT "search_terms_locale_term_pk" PRIMARY KEY("locale","term")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"sound" text,
	"stem" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_history" ADD CONSTRAINT "search_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_work_words" ON "search_documents" USING gin ("words") WITH (fastupdate=false) WHERE "search_documents"."kind" = 'work';--> statement-breakpoint
CREATE INDEX "search_person_words" ON "search_documents" USING gin ("words") WITH (fastupdate=false) WHERE "search_documents"."kind" = 'person';--> statement-breakpoint
CREATE INDEX "search_other_words" ON "search_documents" USING gin ("words") WHERE "search_documents"."kind" not in ('work', 'person');--> statement-breakpoint
CREATE INDEX "search_work_quality" ON "search_documents" USING btree ("quality","ref") WHERE "search_documents"."kind" = 'work';--> statement-breakpoint
CREATE INDEX "search_person_quality" ON "search_documents" USING btree ("quality","ref") WHERE "search_documents"."kind" = 'person';--> statement-breakpoint
CREATE INDEX "search_work_signs" ON "search_documents" USING gin ("signs") WITH (fastupdate=false) WHERE "search_documents"."kind" = 'work';--> statement-breakpoint
CREATE INDEX "search_stale" ON "search_documents" USING btree ("kind","ref") WHERE "search_documents"."stale";--> statement-breakpoint
CREATE INDEX "search_history_newest" ON "search_history" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "search_seekers_at" ON "search_seekers" USING btree ("at");--> statement-breakpoint
CREATE INDEX "search_terms_hot" ON "search_terms" USING btree ("locale","heat") WHERE "search_terms"."passed";--> statement-breakpoint
CREATE INDEX "search_terms_prefix" ON "search_terms" USING btree ("locale",("term" collate "C")) WHERE "search_terms"."passed";--> statement-breakpoint
CREATE INDEX "search_words_like" ON "search_words" USING gist ("word" gist_trgm_ops) WHERE not "search_words"."stem";--> statement-breakpoint
CREATE INDEX "search_words_sound" ON "search_words" USING btree ("sound") WHERE "search_words"."sound" is not null;
--> statement-breakpoint
-- What follows is written by hand: how the documents of works and people are kept with their writes.
CREATE FUNCTION search_stems(words text[]) RETURNS text[] LANGUAGE sql STABLE AS $$
	SELECT coalesce(array_agg(DISTINCT stem), '{}') FROM unnest(words) AS word,
		unnest(ts_lexize('english_stem', word) || ts_lexize('spanish_stem', word) || ts_lexize('french_stem', word)) AS stem
$$;
--> statement-breakpoint
CREATE FUNCTION search_mark(document_kind text, document_ref uuid, document_quality double precision) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_documents AS kept (kind, ref, quality) VALUES (document_kind, document_ref::text, coalesce(document_quality, 0))
	ON CONFLICT (kind, ref) DO UPDATE SET stale = true, quality = coalesce(document_quality, kept.quality);
	PERFORM pg_notify('inkling', 'search-stale ');
END $$;
--> statement-breakpoint
CREATE FUNCTION search_work() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'DELETE' AND new.visibility = 'public' AND new.deleted_at IS NULL THEN
		PERFORM search_mark('work', new.id, new.heat);
		PERFORM search_mark('person', new.user_id, NULL);
	ELSE
		DELETE FROM search_documents WHERE kind = 'work' AND ref = old.id::text;
		IF FOUND THEN
			UPDATE search_documents SET stale = true WHERE kind = 'person' AND ref = old.user_id::text;
			PERFORM pg_notify('inkling', 'search-stale ');
		END IF;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER works_search_added AFTER INSERT ON works FOR EACH ROW WHEN (new.visibility = 'public' AND new.deleted_at IS NULL) EXECUTE FUNCTION search_work();
--> statement-breakpoint
CREATE TRIGGER works_search_changed AFTER UPDATE OF visibility, deleted_at, title, titles, description, text, colour, picture_hash, prompt_kept ON works FOR EACH ROW EXECUTE FUNCTION search_work();
--> statement-breakpoint
CREATE TRIGGER works_search_removed AFTER DELETE ON works FOR EACH ROW EXECUTE FUNCTION search_work();
--> statement-breakpoint
-- A like moves a work by little: the document follows when it has moved by twice the likes, so that few likes write it.
CREATE FUNCTION search_heat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE search_documents SET quality = new.heat WHERE kind = 'work' AND ref = new.id::text AND abs(quality - new.heat) > 0.3;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER works_search_heat AFTER UPDATE OF heat ON works FOR EACH ROW WHEN (new.visibility = 'public' AND new.heat <> old.heat) EXECUTE FUNCTION search_heat();
--> statement-breakpoint
CREATE FUNCTION search_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF new.deleted_at IS NOT NULL OR new.suspended_at IS NOT NULL THEN
		DELETE FROM search_documents WHERE kind = 'person' AND ref = new.id::text;
	ELSIF old.suspended_at IS NOT NULL OR EXISTS (SELECT FROM search_documents WHERE kind = 'person' AND ref = new.id::text) THEN
		PERFORM search_mark('person', new.id, NULL);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_search_changed AFTER UPDATE OF nickname, bio, suspended_at, deleted_at ON users FOR EACH ROW EXECUTE FUNCTION search_person();
--> statement-breakpoint
INSERT INTO search_documents (kind, ref, quality) SELECT 'work', id::text, heat FROM works WHERE visibility = 'public' AND deleted_at IS NULL;
--> statement-breakpoint
INSERT INTO search_documents (kind, ref) SELECT DISTINCT 'person', user_id::text FROM works WHERE visibility = 'public' AND deleted_at IS NULL;
