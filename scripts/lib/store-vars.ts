// Settings of the store for one server, beside its own wrangler.toml: `--var` reaches the first Worker only.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, STORE_CONFIG } from './wrangler.ts'

/**
 * A copy of the store's configuration with more settings. Returns `{ config, remove }`. The folder is in the store's own,
 * so that paths and packages are found.
 *
 * @param vars values without single quotes
 */
export function storeConfigWith(vars: Readonly<Record<string, string>>) {
  const store = join(root, 'packages/store')
  const folder = mkdtempSync(join(store, '.vars-'))
  const toml = readFileSync(join(root, STORE_CONFIG), 'utf8')
  writeFileSync(
    join(folder, 'wrangler.toml'),
    toml
      .replace(/^main = "(.*)"$/m, 'main = "../$1"')
      .replace(/^migrations_dir = "(.*)"$/m, 'migrations_dir = "../$1"'),
  )
  const lines = Object.entries(vars).map(([name, value]) => `${name}='${value}'\n`)
  writeFileSync(join(folder, '.dev.vars'), readFileSync(join(store, '.dev.vars'), 'utf8') + lines.join(''))
  return { config: join(folder, 'wrangler.toml'), remove: () => rmSync(folder, { recursive: true, force: true }) }
}
