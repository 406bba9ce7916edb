ALTER TABLE "works" ADD COLUMN "theme" text;--> statement-breakpoint
CREATE INDEX "likes_recent" ON "likes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "works_theme" ON "works" USING btree ("theme","heat","id") WHERE "works"."visibility" = 'public' and "works"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "works_films" ON "works" USING btree ("heat","id") WHERE "works"."visibility" = 'public' and "works"."deleted_at" is null and "works"."kind" = 'video';--> statement-breakpoint
CREATE INDEX "works_unhashed" ON "works" USING btree ("created_at","id") WHERE "works"."picture_hash" is null and "works"."deleted_at" is null;