/** For `JSON.stringify`: fields in the order of their names, so that the same values have the same text. */
export const sortedFields = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** True for equal data, whatever the order of its fields. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, sortedFields) === JSON.stringify(other, sortedFields)
