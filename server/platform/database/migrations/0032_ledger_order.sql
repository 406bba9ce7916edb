-- A version 7 UUID, as PostgreSQL 18 makes them and PostgreSQL 15 does not: 48 bits of milliseconds, then chance.
CREATE FUNCTION "time_ordered_uuid"() RETURNS uuid LANGUAGE sql VOLATILE PARALLEL SAFE AS $$
	SELECT encode(set_bit(set_bit(overlay(
		uuid_send(gen_random_uuid()) PLACING substring(int8send(floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3) FROM 1 FOR 6
	), 52, 1), 53, 1), 'hex')::uuid
$$;--> statement-breakpoint
ALTER TABLE "ledger" DROP CONSTRAINT "ledger_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "ledger" ALTER COLUMN "id" SET DEFAULT time_ordered_uuid();--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_user_id_balances_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."balances"("user_id") ON DELETE no action ON UPDATE no action;