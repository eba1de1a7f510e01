-- Hash of the guest key of the browser that registered. The password of a registration holds only if its link is opened
-- in the same browser: anybody may register any address.
ALTER TABLE registrations ADD COLUMN owner TEXT;

-- 1: begun by the link of a registration from another browser. What this browser has as a guest stays the guest's.
ALTER TABLE customer_tokens ADD COLUMN is_apart INTEGER NOT NULL DEFAULT 0 CHECK (is_apart IN (0, 1));

-- Earlier code wrote the code into the subject.
UPDATE outbox SET subject = 'Your code' WHERE message_id LIKE 'code-%';
