-- no transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "customers_created" ON "customers" USING btree ("site","created_at");