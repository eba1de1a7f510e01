import type { Services } from '../../services'

/** A line of the table that a command answers; all of its lines have the same names. */
export type CommandRow = Record<string, string | number | null>

export interface CommandAnswer {
  /** What happened, as a sentence. */
  text: string
  rows?: readonly CommandRow[]
  /** Paths of the pages that say something else now. */
  changed?: readonly string[]
}

/** One way to say a command: `reviews approve <id>…` is the way `approve` of the command `reviews`. */
export interface Way {
  /** The word behind the command's name; empty where the command itself says it all. */
  word: string
  /** What stands behind it, for the help: `<id>…`. */
  takes: string
  about: string
  /** How many of its words name what it is about; the audit keeps these and no others. None if not said. */
  ids?: number
  run: (words: readonly string[], services: Services) => Promise<CommandAnswer>
}

export interface Command {
  name: string
  ways: readonly Way[]
}

/** What the operator asked for cannot be done, in words that say why. */
export class CommandRefusal extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'CommandRefusal'
  }
}

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

/** At least one word, each of them once. */
export function someOf(words: readonly string[], what: string): readonly string[] {
  if (words.length === 0) throw new CommandRefusal(`Say which ${what}.`)
  return [...new Set(words)]
}
