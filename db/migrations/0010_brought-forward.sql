ALTER TABLE "imports" ADD COLUMN "control_minor" bigint;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "brought_forward_on" date;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "bill_minor" bigint;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "purchase_order_no" text DEFAULT '' NOT NULL;