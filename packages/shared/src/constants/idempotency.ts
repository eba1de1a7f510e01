/** What the header Idempotency-Key may hold: long enough that two are never the same by chance. */
export const IDEMPOTENCY_KEY = /^[\w-]{16,64}$/
