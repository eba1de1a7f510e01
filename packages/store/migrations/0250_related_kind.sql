-- Related products are of the same kind, whose neighbours an index finds.
CREATE INDEX products_kind ON products (json_extract(attributes, '$.kind[0]'), position) WHERE enabled = 1;
