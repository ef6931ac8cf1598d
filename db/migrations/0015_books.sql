CREATE TABLE "tax_deductions" (
	"entry_id" bigint PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"customer_id" bigint NOT NULL,
	"section" text NOT NULL,
	"deducted_on" date NOT NULL,
	"certificate_no" text DEFAULT '' NOT NULL,
	"certified_at" timestamp with time zone,
	"certified_by" text DEFAULT '' NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "without_goods" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tax_deductions" ADD CONSTRAINT "tax_deductions_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_deductions" ADD CONSTRAINT "tax_deductions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tax_deductions_site_deducted_on_index" ON "tax_deductions" USING btree ("site","deducted_on");--> statement-breakpoint
CREATE INDEX "tax_deductions_customer_id_index" ON "tax_deductions" USING btree ("customer_id");