CREATE TABLE "import_words" (
	"site" text NOT NULL,
	"name" text NOT NULL,
	"word" text NOT NULL,
	"means" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" text NOT NULL,
	CONSTRAINT "import_words_site_name_word_pk" PRIMARY KEY("site","name","word")
);
--> statement-breakpoint
ALTER TABLE "import_mappings" ADD COLUMN "fixed" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "undone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "fixed" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "keeps_empty" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "emptied" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "notes" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "open_words" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "undone" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "kept_lines" integer DEFAULT 0 NOT NULL;