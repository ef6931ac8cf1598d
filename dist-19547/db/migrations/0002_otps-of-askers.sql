CREATE TABLE "known_networks" (
	"user_id" bigint NOT NULL,
	"network" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_networks_user_id_network_pk" PRIMARY KEY("user_id","network")
);
--> statement-breakpoint
ALTER TABLE "otps" DROP CONSTRAINT "otps_site_purpose_receiver_userId_unique";--> statement-breakpoint
ALTER TABLE "otps" ADD COLUMN "asked_from" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "otps" ADD COLUMN "tries_elsewhere_left" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "known_networks" ADD CONSTRAINT "known_networks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "otps" ADD CONSTRAINT "otps_site_purpose_receiver_userId_askedFrom_unique" UNIQUE("site","purpose","receiver","user_id","asked_from");