-- Full-text search over search_entry: external content, so that no text is stored twice.
CREATE VIRTUAL TABLE search_index USING fts5(
  name, text,
  content = 'search_entry', content_rowid = 'id',
  tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3'
);
--> statement-breakpoint
-- As large as a page of the file.
INSERT INTO search_index (search_index, rank) VALUES ('pgsz', 2000);
--> statement-breakpoint
-- Its words, for finding the one that was meant when a word is mistyped.
CREATE VIRTUAL TABLE search_word USING fts5vocab(search_index, 'row');
--> statement-breakpoint
CREATE TRIGGER search_entry_added AFTER INSERT ON search_entry BEGIN
  INSERT INTO search_index (rowid, name, text) VALUES (new.id, new.name, new.text);
END;
--> statement-breakpoint
CREATE TRIGGER search_entry_removed AFTER DELETE ON search_entry BEGIN
  INSERT INTO search_index (search_index, rowid, name, text) VALUES ('delete', old.id, old.name, old.text);
END;
--> statement-breakpoint
CREATE TRIGGER search_entry_changed AFTER UPDATE ON search_entry BEGIN
  INSERT INTO search_index (search_index, rowid, name, text) VALUES ('delete', old.id, old.name, old.text);
  INSERT INTO search_index (rowid, name, text) VALUES (new.id, new.name, new.text);
END;
