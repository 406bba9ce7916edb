CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"offer_id" text NOT NULL,
	"product" text NOT NULL,
	"name" jsonb NOT NULL,
	"points" integer NOT NULL,
	"months" integer NOT NULL,
	"list_price" integer NOT NULL,
	"discount" integer NOT NULL,
	"total" integer NOT NULL,
	"coupon_id" uuid,
	"provider" text NOT NULL,
	"reference" text,
	"locale" text NOT NULL,
	"transaction_id" text,
	"received" integer DEFAULT 0 NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"refunding" integer DEFAULT 0 NOT NULL,
	"held" boolean DEFAULT false NOT NULL,
	"closed_by" text,
	"member_from" timestamp with time zone,
	"member_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "orders_request" UNIQUE("user_id","request_id"),
	CONSTRAINT "orders_refunds" CHECK ("orders"."refunded" >= 0 and "orders"."refunding" >= 0 and "orders"."refunded" + "orders"."refunding" <= "orders"."received")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"operator_id" uuid,
	"points" integer DEFAULT 0 NOT NULL,
	"member_seconds" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_offers" (
	"id" text PRIMARY KEY NOT NULL,
	"product" text NOT NULL,
	"name" jsonb NOT NULL,
	"note" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"price" integer NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"months" integer DEFAULT 0 NOT NULL,
	"benefits" text[] DEFAULT '{}' NOT NULL,
	"position" integer NOT NULL,
	"recommended" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_offers_price" CHECK ("shop_offers"."price" > 0),
	CONSTRAINT "shop_offers_worth" CHECK (case "shop_offers"."product" when 'points' then "shop_offers"."points" > 0 and "shop_offers"."months" = 0 else "shop_offers"."months" > 0 and "shop_offers"."points" = 0 end)
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text DEFAULT 'unpaid' NOT NULL,
	"notify_url" text NOT NULL,
	"return_url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_order_id_sandbox_payments_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sandbox_payments"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("user_id","created_at","id") WHERE "orders"."state" in ('created', 'paying');--> statement-breakpoint
CREATE INDEX "orders_user_state" ON "orders" USING btree ("user_id","state","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_check" ON "orders" USING btree ("next_check_at") WHERE "orders"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_state" ON "orders" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_held" ON "orders" USING btree ("created_at","id") WHERE "orders"."held";--> statement-breakpoint
CREATE INDEX "orders_transaction" ON "orders" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_check" ON "refunds" USING btree ("next_check_at") WHERE "refunds"."next_check_at" is not null;