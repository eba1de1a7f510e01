-- What an order pays to be wrapped as a gift. It is part of the subtotal, beside the lines.
ALTER TABLE orders ADD COLUMN gift_wrap_cents INTEGER NOT NULL DEFAULT 0
  CHECK (gift_wrap_cents >= 0 AND gift_wrap_cents <= subtotal_cents);
