-- What balances and movements add up to now is compared with what they add up to in the end.
CREATE TEMPORARY TABLE "before" ON COMMIT DROP AS
SELECT "user_id", "points", coalesce("moved", 0) AS "moved", coalesce("movements", 0) AS "movements"
FROM "balances" FULL JOIN (SELECT "user_id", sum("amount") AS "moved", count(*) AS "movements" FROM "ledger" GROUP BY "user_id") "sums" USING ("user_id");--> statement-breakpoint
CREATE TABLE "lots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"bought" boolean NOT NULL,
	"points" integer NOT NULL,
	"remaining" integer NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"warned_at" timestamp with time zone,
	CONSTRAINT "lots_within" CHECK ("lots"."remaining" >= 0 and "lots"."held" >= 0 and "lots"."remaining" + "lots"."held" <= "lots"."points")
);--> statement-breakpoint
CREATE TABLE "postings" (
	"movement_id" uuid NOT NULL,
	"lot_id" uuid NOT NULL,
	"from_account" text NOT NULL,
	"to_account" text NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "postings_movement_id_lot_id_from_account_pk" PRIMARY KEY("movement_id","lot_id","from_account"),
	CONSTRAINT "postings_positive" CHECK ("postings"."points" > 0),
	CONSTRAINT "postings_between_two" CHECK ("postings"."from_account" <> "postings"."to_account")
);--> statement-breakpoint
DROP INDEX "ledger_user";--> statement-breakpoint
ALTER TABLE "ledger" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "seq" bigint;--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "balance" integer;--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "cause" text;--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "note" text;--> statement-breakpoint
-- What came as a gift says its cause in its key or its reference; what was taken from a gift was a refunded order's.
UPDATE "ledger" SET
	"seq" = "ordered"."seq",
	"balance" = "ordered"."balance",
	"kind" = CASE WHEN "kind" <> 'gift' THEN "kind" WHEN "amount" < 0 THEN 'take-back' ELSE 'grant' END,
	"cause" = CASE
		WHEN "kind" <> 'gift' THEN 'creation'
		WHEN "amount" < 0 THEN 'refund'
		WHEN "key" LIKE 'gift:welcome:%' THEN 'welcome'
		WHEN split_part("reference", ':', 1) IN ('welcome', 'sign-in', 'task', 'invitation', 'feedback', 'activity', 'order', 'operator') THEN split_part("reference", ':', 1)
		ELSE 'operator' END,
	"reference" = CASE
		WHEN "kind" = 'gift' AND "amount" > 0 AND split_part("reference", ':', 1) IN ('welcome', 'sign-in', 'task', 'invitation', 'feedback', 'activity', 'order', 'operator') AND strpos("reference", ':') > 0
		THEN substr("reference", strpos("reference", ':') + 1) ELSE "reference" END
FROM (
	SELECT "id", row_number() OVER "all" AS "seq", sum("amount") OVER (PARTITION BY "user_id" ORDER BY "created_at", "kind" <> 'gift', "kind" <> 'hold', "id") AS "balance"
	FROM "ledger" WINDOW "all" AS (ORDER BY "created_at", "kind" <> 'gift', "kind" <> 'hold', "id")
) "ordered"
WHERE "ledger"."id" = "ordered"."id";--> statement-breakpoint
ALTER TABLE "ledger" ALTER COLUMN "seq" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger" ALTER COLUMN "balance" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger" ALTER COLUMN "cause" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger" ALTER COLUMN "seq" ADD GENERATED ALWAYS AS IDENTITY (sequence name "ledger_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
SELECT setval('ledger_seq_seq', (SELECT coalesce(max("seq"), 0) + 1 FROM "ledger"), false);--> statement-breakpoint
-- All that a person has become one lot, which stays; it has the id of the first movement that gave them something.
INSERT INTO "lots" ("id", "user_id", "bought", "points", "remaining", "held")
SELECT (array_agg("ledger"."id" ORDER BY "seq") FILTER (WHERE "kind" = 'grant'))[1], "ledger"."user_id", false,
	sum("amount") FILTER (WHERE "kind" = 'grant'), "balances"."points",
	coalesce(-sum("amount") FILTER (WHERE "kind" = 'hold' AND NOT EXISTS (SELECT FROM "ledger" "settled" WHERE "settled"."key" = 'settle:' || "ledger"."reference")), 0)
FROM "ledger" JOIN "balances" USING ("user_id")
GROUP BY "ledger"."user_id", "balances"."points"
HAVING count(*) FILTER (WHERE "kind" = 'grant') > 0;--> statement-breakpoint
-- What was spent says how much in its hold.
INSERT INTO "postings" ("movement_id", "lot_id", "from_account", "to_account", "points")
SELECT "ledger"."id", "lots"."id",
	CASE "ledger"."kind" WHEN 'grant' THEN 'granted' WHEN 'hold' THEN 'points' WHEN 'take-back' THEN 'points' ELSE 'held' END,
	CASE "ledger"."kind" WHEN 'grant' THEN 'points' WHEN 'hold' THEN 'held' WHEN 'take-back' THEN 'adjustments' WHEN 'capture' THEN 'spent' ELSE 'points' END,
	coalesce(-"hold"."amount", abs("ledger"."amount"))
FROM "ledger" JOIN "lots" ON "lots"."user_id" = "ledger"."user_id"
	LEFT JOIN "ledger" "hold" ON "ledger"."kind" = 'capture' AND "hold"."key" = 'hold:' || "ledger"."reference"
WHERE coalesce(-"hold"."amount", abs("ledger"."amount")) <> 0;--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_id_ledger_id_fk" FOREIGN KEY ("id") REFERENCES "public"."ledger"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_movement_id_ledger_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."ledger"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_lot_id_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lots_open" ON "lots" USING btree ("user_id","bought","expires_at","id") WHERE "lots"."remaining" > 0;--> statement-breakpoint
CREATE INDEX "lots_held" ON "lots" USING btree ("user_id") WHERE "lots"."held" > 0;--> statement-breakpoint
CREATE INDEX "lots_expiry" ON "lots" USING btree ("expires_at") WHERE "lots"."remaining" > 0 and "lots"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "lots_unwarned" ON "lots" USING btree ("expires_at") WHERE "lots"."remaining" > 0 and "lots"."expires_at" is not null and "lots"."warned_at" is null;--> statement-breakpoint
CREATE INDEX "ledger_direction" ON "ledger" USING btree ("user_id",sign("amount"),"seq") WHERE "ledger"."amount" <> 0;--> statement-breakpoint
CREATE INDEX "ledger_cause" ON "ledger" USING btree ("user_id","cause","seq") WHERE "ledger"."kind" <> 'capture';--> statement-breakpoint
CREATE INDEX "ledger_user" ON "ledger" USING btree ("user_id","seq");--> statement-breakpoint
DO $$
DECLARE wrong record;
BEGIN
	SELECT * INTO wrong FROM "before"
		LEFT JOIN (
			SELECT "user_id", sum("amount") AS "moved_now", count(*) AS "movements_now", (array_agg("balance" ORDER BY "seq" DESC))[1] AS "said"
			FROM "ledger" GROUP BY "user_id"
		) "movements" USING ("user_id")
		LEFT JOIN (SELECT "user_id", sum("remaining") AS "in_lots", sum("held") AS "held" FROM "lots" GROUP BY "user_id") "lots" USING ("user_id")
		LEFT JOIN (
			SELECT "user_id", sum("change") FILTER (WHERE "account" = 'points') AS "posted", sum("change") FILTER (WHERE "account" = 'held') AS "posted_held"
			FROM "lots" JOIN (
				SELECT "lot_id", "to_account" AS "account", "points" AS "change" FROM "postings"
				UNION ALL SELECT "lot_id", "from_account", -"points" FROM "postings"
			) "sides" ON "lot_id" = "lots"."id" GROUP BY "user_id"
		) "sides" USING ("user_id")
	WHERE "points" IS DISTINCT FROM "moved" OR coalesce("moved_now", 0) <> "moved" OR coalesce("movements_now", 0) <> "movements"
		OR coalesce("said", 0) <> "points" OR coalesce("in_lots", 0) <> "points" OR coalesce("posted", 0) <> "points"
		OR coalesce("posted_held", 0) <> coalesce("held", 0)
	LIMIT 1;
	IF FOUND THEN RAISE EXCEPTION 'The points of a person do not add up: %', to_jsonb(wrong); END IF;
END $$;--> statement-breakpoint
-- What was written stays. Only the name may be taken off, once, with what would say whose it was.
CREATE FUNCTION "keep_movements"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME = 'ledger' AND TG_OP = 'UPDATE' THEN
		IF OLD."user_id" IS NOT NULL AND NEW."user_id" IS NULL
			AND to_jsonb(NEW) - '{user_id,reference,key,note}'::text[] = to_jsonb(OLD) - '{user_id,reference,key,note}'::text[] THEN RETURN NEW; END IF;
	END IF;
	RAISE EXCEPTION 'Movements of points are only ever added to' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_kept" BEFORE UPDATE OR DELETE ON "ledger" FOR EACH ROW EXECUTE FUNCTION "keep_movements"();--> statement-breakpoint
CREATE TRIGGER "ledger_kept_whole" BEFORE TRUNCATE ON "ledger" FOR EACH STATEMENT EXECUTE FUNCTION "keep_movements"();--> statement-breakpoint
CREATE TRIGGER "postings_kept" BEFORE UPDATE OR DELETE ON "postings" FOR EACH ROW EXECUTE FUNCTION "keep_movements"();--> statement-breakpoint
CREATE TRIGGER "postings_kept_whole" BEFORE TRUNCATE ON "postings" FOR EACH STATEMENT EXECUTE FUNCTION "keep_movements"();