CREATE TABLE "site_openings" (
	"site" text PRIMARY KEY NOT NULL,
	"is_open" boolean NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL
);
