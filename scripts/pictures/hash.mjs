// What a result was made from, as one short word: when it has not changed, nothing needs making.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

/** @param facts anything that JSON can hold; @param files paths, whose order counts */
export async function hashOf(facts, files) {
  const hash = createHash('sha256').update(JSON.stringify(facts))
  for (const bytes of await Promise.all(files.map((file) => readFile(file)))) hash.update(bytes)
  return hash.digest('hex').slice(0, 16)
}
