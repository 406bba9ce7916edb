CREATE TABLE "account_traces" (
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_traces_kind_hash_user_id_pk" PRIMARY KEY("kind","hash","user_id")
);
--> statement-breakpoint
CREATE TABLE "invitation_codes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "invitation_codes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"invited_id" uuid NOT NULL,
	"inviter_id" uuid NOT NULL,
	"state" text NOT NULL,
	"refusal" text,
	"made_at" timestamp with time zone,
	"inviter_points" integer DEFAULT 0 NOT NULL,
	"invited_points" integer DEFAULT 0 NOT NULL,
	"network" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_invited_id_unique" UNIQUE("invited_id")
);
--> statement-breakpoint
ALTER TABLE "invitation_codes" ADD CONSTRAINT "invitation_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_id_users_id_fk" FOREIGN KEY ("invited_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_traces_seen" ON "account_traces" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "invitations_inviter" ON "invitations" USING btree ("inviter_id","created_at","id");--> statement-breakpoint
CREATE INDEX "invitations_network" ON "invitations" USING btree ("network","created_at") WHERE "invitations"."network" is not null;--> statement-breakpoint
CREATE INDEX "invitations_recent" ON "invitations" USING btree ("created_at") WHERE "invitations"."network" is not null;--> statement-breakpoint
CREATE INDEX "invitations_made" ON "invitations" USING btree ("inviter_id","made_at") WHERE "invitations"."state" = 'waiting' and "invitations"."made_at" is not null;