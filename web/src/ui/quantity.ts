/** Parses a typed quantity; null unless it is a whole number from 1 to `max`. */
export function readQuantity(text: string, max: number): number | null {
  const typed = Number(text)
  return /^\d+$/.test(text.trim()) && typed >= 1 && typed <= max ? typed : null
}

interface Stepping {
  /** The text in the field. */
  text: string
  /** The current quantity, used while the field has no valid number. */
  value: number
  max: number
}

/** One more or one less than the field says, from 1 to `max`. A step never removes a line. */
export const stepped = ({ text, value, max }: Stepping, by: 1 | -1): number =>
  Math.min(Math.max((readQuantity(text, max) ?? value) + by, 1), max)
