// Random secrets for a machine that has none yet; production gets its own by `wrangler secret put`.
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './wrangler.mjs'

/**
 * Both Workers read their .dev.vars beside their wrangler.toml; the two hold the same secrets.
 * MODE stands here because only local servers read this file: a deployed Worker without MODE is in production.
 */
export function writeDevVars() {
  const edge = join(root, '.dev.vars')
  if (!existsSync(edge)) {
    const names = readFileSync(join(root, '.dev.vars.example'), 'utf8').match(/^[A-Z_]+(?==)/gm) ?? []
    const secrets = names.map((name) => `${name}=${randomBytes(24).toString('base64url')}\n`)
    writeFileSync(edge, `MODE=local\n${secrets.join('')}`)
  }
  const store = join(root, 'packages/store/.dev.vars')
  if (!existsSync(store) || readFileSync(store, 'utf8') !== readFileSync(edge, 'utf8')) {
    writeFileSync(store, readFileSync(edge))
  }
}
