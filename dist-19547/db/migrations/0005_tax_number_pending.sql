ALTER TABLE "tax_registrations" ADD COLUMN "pending_number" text;--> statement-breakpoint
ALTER TABLE "tax_registrations" ADD COLUMN "pending_region_id" smallint;--> statement-breakpoint
ALTER TABLE "tax_registrations" ADD COLUMN "pending_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "ledger_entries_open" ON "ledger_entries" USING btree ("customer_id") WHERE "ledger_entries"."open_minor" > 0;