-- A product definition says "canRotate" where it said "turnable".
UPDATE products SET definition = replace(definition, '"turnable":', '"canRotate":') WHERE definition LIKE '%"turnable":%';
