-- Full-text search over search_documents. Drizzle has no virtual tables, so this file is written by hand.
-- External content: the documents are stored once; the seed fills the indexes with 'rebuild' after it replaced them.

-- Some hundred documents, whatever the number of clinics: small enough for bm25, which reads every match.
CREATE VIEW site_documents AS
  SELECT id, title, aliases, services, body FROM search_documents WHERE kind NOT IN ('clinic', 'page');
--> statement-breakpoint
CREATE VIRTUAL TABLE site_index USING fts5(
  title, aliases, services, body,
  content = 'site_documents', content_rowid = 'id',
  tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
);
--> statement-breakpoint
-- Clinics are read in the order of their ids, the best rated first, up to a limit. A prefix that has an index of
-- its own is read no further than that; a longer one has few words that begin with it.
CREATE VIEW clinic_documents AS
  SELECT id, title, aliases, services, place, body FROM search_documents WHERE kind = 'clinic';
--> statement-breakpoint
CREATE VIRTUAL TABLE clinic_names USING fts5(
  title, aliases,
  content = 'clinic_documents', content_rowid = 'id',
  tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3 4 5 6'
);
--> statement-breakpoint
CREATE VIRTUAL TABLE clinic_index USING fts5(
  title, aliases, services, place, body,
  content = 'clinic_documents', content_rowid = 'id',
  tokenize = 'unicode61 remove_diacritics 2', prefix = '3 4 5'
);
