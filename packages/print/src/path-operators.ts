import type { PathData } from '@kea/design/geometry/display-list'
import { number } from './pdf-values'

/** Each command of a path: how many numbers it takes, and the operator of a PDF. */
const COMMANDS: Readonly<Record<string, { count: number; operator: string }>> = {
  M: { count: 2, operator: 'm' },
  L: { count: 2, operator: 'l' },
  C: { count: 6, operator: 'c' },
  Z: { count: 0, operator: 'h' },
}

const TOKEN = /[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?|[^\s,]/gi

/** The operators that construct a path. */
export function pathOperators(path: PathData): string {
  const tokens = path.match(TOKEN) ?? []
  const written: string[] = []
  for (let at = 0; at < tokens.length; ) {
    const name = tokens[at] ?? ''
    const command = COMMANDS[name]
    if (!command) throw new Error(`"${name}" is no command of a path`)
    const values = tokens.slice(at + 1, at + 1 + command.count).map(Number)
    if (values.length < command.count || values.some(Number.isNaN))
      throw new Error(`${name} needs ${command.count} numbers`)
    written.push([...values.map(number), command.operator].join(' '))
    at += 1 + command.count
  }
  if (written.length > 0 && !written[0]?.endsWith('m')) throw new Error('A path begins with M')
  return written.join('\n')
}
