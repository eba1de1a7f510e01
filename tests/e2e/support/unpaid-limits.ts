/**
 * All tests come from one network address, and leave more unpaid orders than one address may have. The specs of the store
 * test these limits.
 */
export const withoutUnpaidLimits = ['orders_unpaid_limit', 'order_lines_unpaid_limit'].map(
  (name) => `DROP TRIGGER IF EXISTS ${name}`,
)
