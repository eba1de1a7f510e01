// The edge with another build than dist/web, for one server.
import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './wrangler.ts'

/** A copy of the edge's configuration beside it, so that paths and secrets are found. Returns `{ config, remove }`. */
export function edgeConfigWith(web: string) {
  const config = join(root, `.edge-${randomBytes(4).toString('hex')}.toml`)
  const toml = readFileSync(join(root, 'wrangler.toml'), 'utf8')
  writeFileSync(
    config,
    toml.replace(/^directory = ".*"$/m, () => `directory = ${JSON.stringify(web)}`),
  )
  return { config, remove: () => rmSync(config, { force: true }) }
}
