ALTER TABLE "chat_identities" ADD COLUMN "open_id" text;--> statement-breakpoint
CREATE INDEX "invitations_newest" ON "invitations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "invitations_state" ON "invitations" USING btree ("state","created_at","id");