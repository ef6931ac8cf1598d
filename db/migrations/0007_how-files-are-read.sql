ALTER TABLE "imports" ADD COLUMN "reading" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "left_out" jsonb DEFAULT '{}'::jsonb NOT NULL;