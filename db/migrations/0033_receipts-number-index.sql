-- no transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "receipts_number_prefix" ON "receipts" USING btree ("site","number" text_pattern_ops);
