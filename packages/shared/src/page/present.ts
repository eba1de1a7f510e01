export const present = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined

/** The first candidate that says something; '' where none does. */
export const text = (...candidates: (string | null | undefined)[]): string =>
  candidates.find((value) => value?.trim()) ?? ''
