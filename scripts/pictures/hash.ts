// A short hash of the sources of a result. With the same hash the result is not made again.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

/** @param facts any JSON value; @param files paths, in this order */
export async function hashOf(facts: unknown, files: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(facts))
  for (const bytes of await Promise.all(files.map((file) => readFile(file)))) hash.update(bytes)
  return hash.digest('hex').slice(0, 16)
}
