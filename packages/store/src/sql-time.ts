/** ISO 8601 in UTC as the contract writes dates: `Y-m-d H:i:s`, UTC without saying so. */
export const toSqlTime = (iso: string): string => iso.slice(0, 19).replace('T', ' ')
