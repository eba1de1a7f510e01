// Edits the text of the two wrangler.toml files. Pure. Comments and order stay.

const lineOf = (name: string, value: string | boolean) => `${name} = ${JSON.stringify(value)}`

/** Replaces the line that matches `pattern`. Throws for a file without it. */
function replaced(text: string, pattern: RegExp, line: string) {
  if (!pattern.test(text)) throw new Error(`wrangler.toml has no line like ${pattern.source}`)
  return text.replace(pattern, () => line)
}

/** Sets the database id in the store's file. */
export const withDatabaseId = (text: string, id: string) =>
  replaced(text, /^database_id = ".*"$/m, lineOf('database_id', id))

/** Sets the id of the KV namespace in the edge's file. */
export const withNamespaceId = (text: string, id: string) =>
  replaced(text, /^binding = "PAGE_CACHE"\nid = ".*"$/m, `binding = "PAGE_CACHE"\n${lineOf('id', id)}`)

/** Sets in the edge's file whether it is also available at workers.dev. */
export const withWorkersDev = (text: string, isOn: boolean) =>
  replaced(text, /^workers_dev = \w+$/m, lineOf('workers_dev', isOn))

const sectionOf = (text: string) => /^\[vars\]\n(?:(?!\[).*\n?)*/m.exec(text)?.[0] ?? ''

/** The string settings under `[vars]`. */
export const varsOf = (text: string): Partial<Record<string, string>> =>
  Object.fromEntries([...sectionOf(text).matchAll(/^(\w+) = "(.*)"$/gm)].map(([, name = '', value]) => [name, value]))

/** Sets one setting under `[vars]`. */
export function withVar(text: string, name: string, value: string): string {
  const section = sectionOf(text)
  if (section === '') throw new Error('wrangler.toml has no [vars]')
  const known = new RegExp(`^${name} = .*$`, 'm')
  const line = lineOf(name, value)
  const changed = known.test(section)
    ? section.replace(known, () => line)
    : section.replace('[vars]\n', () => `[vars]\n${line}\n`)
  return text.replace(section, () => changed)
}
