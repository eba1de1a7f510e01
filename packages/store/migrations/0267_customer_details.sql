-- What Magento knows of a customer beyond name, phone and date of birth.
ALTER TABLE customers ADD COLUMN prefix TEXT;
ALTER TABLE customers ADD COLUMN middlename TEXT;
ALTER TABLE customers ADD COLUMN suffix TEXT;
ALTER TABLE customers ADD COLUMN taxvat TEXT;
ALTER TABLE customers ADD COLUMN gst_number TEXT;
ALTER TABLE customers ADD COLUMN gender INTEGER;
