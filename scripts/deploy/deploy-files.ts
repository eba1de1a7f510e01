// The files that a deployment writes: the two wrangler.toml, and private files under .local.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const PRIVATE = '.local/deploy'
const OWNER_ONLY = { file: 0o600, folder: 0o700 }

export type DeployFiles = ReturnType<typeof deployFiles>

/** `folder` is the folder of wrangler.toml. */
export function deployFiles(folder: string) {
  const privatePath = (name: string) => join(folder, PRIVATE, name)
  return {
    read: (path: string) => readFileSync(join(folder, path), 'utf8'),
    write: (path: string, text: string) => writeFileSync(join(folder, path), text),
    privatePath,
    /** Null for a missing file. */
    readPrivate: (name: string) => (existsSync(privatePath(name)) ? readFileSync(privatePath(name), 'utf8') : null),
    /** Returns its path. */
    writePrivate(name: string, content: string | Uint8Array) {
      mkdirSync(join(folder, PRIVATE), { recursive: true, mode: OWNER_ONLY.folder })
      writeFileSync(privatePath(name), content, { mode: OWNER_ONLY.file })
      return privatePath(name)
    },
    removePrivate: (name: string) => rmSync(privatePath(name), { force: true }),
  }
}
