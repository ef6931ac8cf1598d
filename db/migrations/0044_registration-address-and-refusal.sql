ALTER TABLE "tax_registrations" ADD COLUMN "line" text;--> statement-breakpoint
ALTER TABLE "tax_registrations" ADD COLUMN "city_id" bigint;--> statement-breakpoint
ALTER TABLE "tax_registrations" ADD COLUMN "city_name" text;--> statement-breakpoint
ALTER TABLE "tax_registrations" ADD COLUMN "pincode" text;--> statement-breakpoint
ALTER TABLE "tax_registrations" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tax_registrations" ADD COLUMN "refused_by" text;--> statement-breakpoint
ALTER TABLE "tax_registrations" ADD COLUMN "refused_reason" text;--> statement-breakpoint
CREATE FUNCTION "note_customer_loss"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "pending_changes" ("site", "kind", "record_id", "event") VALUES (OLD."site", TG_ARGV[0], OLD."customer_id", TG_ARGV[1]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "tax_registrations_deleted_note" AFTER DELETE ON "tax_registrations"
  FOR EACH ROW EXECUTE FUNCTION "note_customer_loss"('customer', 'customer.changed');
