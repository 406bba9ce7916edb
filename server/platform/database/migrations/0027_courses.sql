CREATE TABLE "lesson_progress" (
	"user_id" uuid NOT NULL,
	"lesson" text NOT NULL,
	"position" real NOT NULL,
	"seen" smallint NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lesson_progress_user_id_lesson_pk" PRIMARY KEY("user_id","lesson")
);
--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;