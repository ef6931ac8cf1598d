ALTER TABLE "dispatches" ADD COLUMN "transporter_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "dispatches" ADD COLUMN "transport_mode" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "dispatches" ADD COLUMN "vehicle" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "dispatches" ADD COLUMN "docket_day" date;