-- Definitions of version 3 say how the surfaces of a product are counted, in place of a flag. Ordered lines keep theirs.
UPDATE products
SET definition = json_set(
  json_remove(definition, '$.isByCopies'),
  '$.version', 3,
  '$.arrangement', json_object('kind', iif(definition ->> '$.isByCopies', 'copies', 'parts'))
)
WHERE definition ->> '$.version' = 2;
