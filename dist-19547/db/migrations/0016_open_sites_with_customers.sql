-- Sites that have customers were open before there were openings.
INSERT INTO "site_openings" ("site", "is_open", "since", "changed_by")
SELECT "site", true, now(), 'update' FROM "users" GROUP BY "site";
