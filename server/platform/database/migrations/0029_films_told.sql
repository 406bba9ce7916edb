ALTER TABLE "tasks" ADD COLUMN "part" integer;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "parts" integer;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "frames_key" text;