import type { Services } from '../../services'

/** A row of the table that a command prints. All rows of an answer have the same columns. */
export type CommandRow = Record<string, string | number | null>

/** For `changed`: prices and names are on many pages. */
export const EVERY_PAGE: readonly string[] = ['*']

export interface CommandAnswer {
  /** What happened, as a sentence. */
  text: string
  rows?: readonly CommandRow[]
  /** Paths of the pages whose content has changed. */
  changed?: readonly string[]
}

/** `reviews approve <id>…` is the subcommand `approve` of the command `reviews`. */
export interface Subcommand {
  /** Empty for the command without a subcommand. */
  name: string
  /** Its parameters, for the help: `<id>…`. */
  params: string
  about: string
  /** How many of the first arguments are ids. The audit stores these and no other arguments. Default: none. */
  ids?: number
  run: (args: readonly string[], services: Services) => Promise<CommandAnswer>
}

export interface Command {
  name: string
  subcommands: readonly Subcommand[]
}

/** A command that cannot be run. Its message tells the operator why. */
export class CommandRefusal extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'CommandRefusal'
  }
}

/** `1 order`, `2 orders`. */
export const formatCount = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

/** The arguments without duplicates. Refuses an empty list. */
export function requireArgs(args: readonly string[], what: string): readonly string[] {
  if (args.length === 0) throw new CommandRefusal(`Give the ${what}.`)
  return [...new Set(args)]
}

/** The id of a row, which is a number. */
export function toId(arg: string, what: string): number {
  if (!/^\d{1,9}$/.test(arg))
    throw new CommandRefusal(`"${arg}" is not the id of ${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}.`)
  return Number(arg)
}
