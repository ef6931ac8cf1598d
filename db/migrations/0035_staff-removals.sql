CREATE TABLE "staff_removals" (
	"staff_id" bigint NOT NULL,
	"site" text NOT NULL,
	"removed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_removals_staff_id_site_pk" PRIMARY KEY("staff_id","site")
);
--> statement-breakpoint
ALTER TABLE "staff_removals" ADD CONSTRAINT "staff_removals_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;