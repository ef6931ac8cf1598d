-- no transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "documents_issued" ON "documents" USING btree ("site","issued_on");