-- What the search answers: one row for each address of the catalogue and the CMS that search may show.
-- Written anew by the store's tick whenever what it is made of has changed.
CREATE TABLE search_pages (
  id INTEGER PRIMARY KEY,
  path TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  picture TEXT NOT NULL DEFAULT '',
  -- Of the product that it sells; null for a page that sells none.
  product_id INTEGER,
  -- Least price of a single piece among those that offers lower, and among the others.
  offer_cents INTEGER,
  plain_cents INTEGER,
  -- How much better known than the others: it lifts the rank.
  weight REAL NOT NULL
);

-- Its words, folded as packages/store/src/modules/search/words.ts folds what is typed. The row's id is that of
-- search_pages.
CREATE VIRTUAL TABLE search_index USING fts5(
  name, keywords, sizes, body,
  tokenize = 'porter unicode61 remove_diacritics 2', prefix = '2 3'
);

-- Whole words of names and keywords, as what is mistyped may have been meant.
CREATE TABLE search_words (
  word TEXT PRIMARY KEY,
  -- On how many pages.
  pages INTEGER NOT NULL
) WITHOUT ROWID;

-- `changes` counts what was written to the sources, `indexed` is where the index stands.
CREATE TABLE search_state (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  changes INTEGER NOT NULL,
  indexed INTEGER NOT NULL
);
INSERT INTO search_state (id, changes, indexed) VALUES (1, 1, 0);

CREATE TRIGGER search_pages_added AFTER INSERT ON pages BEGIN UPDATE search_state SET changes = changes + 1; END;
CREATE TRIGGER search_pages_changed AFTER UPDATE ON pages BEGIN UPDATE search_state SET changes = changes + 1; END;
CREATE TRIGGER search_pages_gone AFTER DELETE ON pages BEGIN UPDATE search_state SET changes = changes + 1; END;
CREATE TRIGGER search_products_added AFTER INSERT ON products BEGIN UPDATE search_state SET changes = changes + 1; END;
CREATE TRIGGER search_products_changed AFTER UPDATE ON products BEGIN UPDATE search_state SET changes = changes + 1; END;
CREATE TRIGGER search_products_gone AFTER DELETE ON products BEGIN UPDATE search_state SET changes = changes + 1; END;
CREATE TRIGGER search_values_added AFTER INSERT ON option_values BEGIN UPDATE search_state SET changes = changes + 1; END;
CREATE TRIGGER search_values_changed AFTER UPDATE ON option_values BEGIN UPDATE search_state SET changes = changes + 1; END;
CREATE TRIGGER search_values_gone AFTER DELETE ON option_values BEGIN UPDATE search_state SET changes = changes + 1; END;
CREATE TRIGGER search_prices_added AFTER INSERT ON price_rows BEGIN UPDATE search_state SET changes = changes + 1; END;
CREATE TRIGGER search_prices_changed AFTER UPDATE ON price_rows BEGIN UPDATE search_state SET changes = changes + 1; END;
CREATE TRIGGER search_prices_gone AFTER DELETE ON price_rows BEGIN UPDATE search_state SET changes = changes + 1; END;
CREATE TRIGGER search_synonyms_added AFTER INSERT ON config_values WHEN new.key = 'search_synonyms'
  BEGIN UPDATE search_state SET changes = changes + 1; END;
CREATE TRIGGER search_synonyms_changed AFTER UPDATE ON config_values WHEN new.key = 'search_synonyms'
  BEGIN UPDATE search_state SET changes = changes + 1; END;
