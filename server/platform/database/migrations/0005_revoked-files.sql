CREATE TABLE "revoked_files" (
	"key" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "revoked_files_at" ON "revoked_files" USING btree ("at");--> statement-breakpoint
CREATE INDEX "users_avatar" ON "users" USING btree ("avatar_key") WHERE "users"."avatar_key" is not null;