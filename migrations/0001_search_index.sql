-- Full-text search over search_documents. Drizzle has no virtual tables, so this file is written by hand.
-- External content: the documents are stored only in search_documents. The seed keeps the indexes up to date
-- (seed/write/full-text.ts).

-- A few hundred documents, whatever the number of clinics: small enough for bm25, which reads every match.
CREATE VIEW site_documents AS
  SELECT id, title, aliases, services, body FROM search_documents WHERE kind NOT IN ('clinic', 'page');
--> statement-breakpoint
CREATE VIRTUAL TABLE site_index USING fts5(
  title, aliases, services, body,
  content = 'site_documents', content_rowid = 'id',
  tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
);
--> statement-breakpoint
-- Queries read clinics by id, best rated first, and stop at a limit. Prefixes of these lengths have an index, in which
-- SQLite also stops at the limit. Few words begin with a longer prefix, so SQLite reads few entries.
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
