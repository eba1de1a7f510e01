// Creates random secrets for local servers. Production gets its own by `wrangler secret put`.
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './wrangler.ts'

/**
 * Both Workers read the .dev.vars beside their wrangler.toml. The two files have the same secrets. MODE is in them since
 * only local servers read them: a deployed Worker without MODE is in production.
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
