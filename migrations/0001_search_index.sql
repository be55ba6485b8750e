-- Full-text search over search_documents. Drizzle has no virtual tables, so this file is written by hand.
-- External content: the documents are stored once; the seed fills both with 'rebuild' after it replaced them.
CREATE VIRTUAL TABLE search_index USING fts5(
  title, aliases, services, body,
  content = 'search_documents', content_rowid = 'id',
  tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
);
--> statement-breakpoint
-- Three-letter pieces of the names, for words that are misspelled.
CREATE VIRTUAL TABLE search_trigrams USING fts5(
  title, aliases,
  content = 'search_documents', content_rowid = 'id',
  tokenize = 'trigram'
);
