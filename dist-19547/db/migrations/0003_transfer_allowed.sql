ALTER TABLE "customers" ADD COLUMN "transfer_allowed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "transfer_allowed_by" text;