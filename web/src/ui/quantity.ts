/** A number of pieces as it was typed; null where it is no whole number from 1 to `max`. */
export function readQuantity(text: string, max: number): number | null {
  const typed = Number(text)
  return /^\d+$/.test(text.trim()) && typed >= 1 && typed <= max ? typed : null
}

interface Stepping {
  /** What stands in the field. */
  text: string
  /** The number that counts while the field holds none. */
  value: number
  max: number
}

/** One more or one less than the field says, from 1 to `max`: a step never removes anything. */
export const stepped = ({ text, value, max }: Stepping, by: 1 | -1): number =>
  Math.min(Math.max((readQuantity(text, max) ?? value) + by, 1), max)
