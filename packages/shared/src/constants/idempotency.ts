/** Format of the header Idempotency-Key: long enough to avoid collisions. */
export const IDEMPOTENCY_KEY = /^[\w-]{16,64}$/
