-- The white photo mug became a choice of the photo mug. Its address redirects, and its reviews stay with the mug.
UPDATE products SET enabled = 0 WHERE sku = 'white-photo-mug';
UPDATE reviews SET sku = 'photo-mug' WHERE sku = 'white-photo-mug' AND is_sample = 0;
