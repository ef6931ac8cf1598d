INSERT INTO "pending_changes" ("site", "kind", "record_id", "event", "at") SELECT "site", 'item', "id", '', "updated_at" FROM "items" ORDER BY "id";
