-- no transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "tax_registrations_waiting" ON "tax_registrations" USING btree ("site","created_at") WHERE not "is_default" and "verified_at" is null and "refused_at" is null;
