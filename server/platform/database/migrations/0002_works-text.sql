ALTER TABLE "works" ADD COLUMN "master_key" text;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "text" jsonb;