-- no transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "receipts_received" ON "receipts" USING btree ("site","received_on");