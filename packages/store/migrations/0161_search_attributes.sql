-- Search finds products by the words of their attributes, in a column of their own.
DROP TABLE search_index;
CREATE VIRTUAL TABLE search_index USING fts5(
  name, keywords, sizes, attributes, body,
  tokenize = 'porter unicode61 remove_diacritics 2', prefix = '2 3'
);
UPDATE search_state SET changes = changes + 1;
