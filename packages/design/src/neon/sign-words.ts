import { SIGN_LINES_MAX } from './tube-data'

/** Words as they are typed, in lines, without empty ones at the end. */
export function linesOf(typed: string): string[] {
  const lines = typed.split('\n').slice(0, SIGN_LINES_MAX)
  while (lines.length > 1 && lines.at(-1)?.trim() === '') lines.pop()
  return lines
}
