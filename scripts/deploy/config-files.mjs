// Changes to the text of the two wrangler.toml files. Pure: text in, text out; comments and order stay.

const lineOf = (name, value) => `${name} = ${JSON.stringify(value)}`

/** Replaces the one line that `pattern` finds; a file without it is not the file that was meant. */
function replaced(text, pattern, line) {
  if (!pattern.test(text)) throw new Error(`wrangler.toml has no line like ${pattern.source}`)
  return text.replace(pattern, () => line)
}

/** The store's, with the id of the account's own database. */
export const withDatabaseId = (text, id) => replaced(text, /^database_id = ".*"$/m, lineOf('database_id', id))

/** The edge's, with the id of the account's own KV namespace. */
export const withNamespaceId = (text, id) =>
  replaced(text, /^binding = "PAGE_CACHE"\nid = ".*"$/m, `binding = "PAGE_CACHE"\n${lineOf('id', id)}`)

/** The edge's: whether it also answers at workers.dev. */
export const withWorkersDev = (text, isOn) => replaced(text, /^workers_dev = \w+$/m, lineOf('workers_dev', isOn))

const sectionOf = (text) => /^\[vars\]\n(?:(?!\[).*\n?)*/m.exec(text)?.[0] ?? ''

/** The settings under `[vars]` that are texts. */
export const varsOf = (text) =>
  Object.fromEntries([...sectionOf(text).matchAll(/^(\w+) = "(.*)"$/gm)].map(([, name, value]) => [name, value]))

/** With one setting under `[vars]`. */
export function withVar(text, name, value) {
  const section = sectionOf(text)
  if (section === '') throw new Error('wrangler.toml has no [vars]')
  const known = new RegExp(`^${name} = .*$`, 'm')
  const line = lineOf(name, value)
  const changed = known.test(section)
    ? section.replace(known, () => line)
    : section.replace('[vars]\n', () => `[vars]\n${line}\n`)
  return text.replace(section, () => changed)
}
