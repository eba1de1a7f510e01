/** An ISO 8601 time in the contract's format: `Y-m-d H:i:s` in UTC, without a time zone. */
export const toSqlTime = (iso: string): string => iso.slice(0, 19).replace('T', ' ')
