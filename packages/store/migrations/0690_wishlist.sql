-- The products and designs that a customer keeps in a wishlist. A guest's list is in the browser until the login.
CREATE TABLE wishlist_items (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  sku TEXT NOT NULL,
  -- A saved design of the customer; '' for the product itself. Who may see it is decided at each reading.
  design_uid TEXT NOT NULL DEFAULT '',
  added_at TEXT NOT NULL
);
CREATE UNIQUE INDEX wishlist_items_customer ON wishlist_items (customer_id, sku, design_uid);

-- The link to a wishlist, which its owner sees again each time. Without a row nobody else opens the list.
CREATE TABLE wishlist_links (
  customer_id INTEGER PRIMARY KEY REFERENCES customers (id) ON DELETE CASCADE,
  token TEXT NOT NULL UNIQUE,
  created_at TEXT NOT NULL
);
