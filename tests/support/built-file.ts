import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './source-files'

interface ManifestEntry {
  file: string
  name?: string
  isDynamicEntry?: boolean
  /** Modules and names of the files that it imports at once. */
  imports?: string[]
}

/** Every file of the built web by its module, or by `_` and a hash for one that modules share. */
export const builtFiles = (): Record<string, ManifestEntry> =>
  JSON.parse(readFileSync(join(root, 'dist/web/.vite/manifest.json'), 'utf8'))

/**
 * The path of a file of the built web. Their names have no words.
 *
 * @param module its path under `web`, or the name of a chunk of vite.config.ts
 */
export function builtFile(module: string): string {
  const files = builtFiles()
  const found = files[module] ?? Object.values(files).find(({ name }) => name === module)
  if (!found) throw new Error(`The build has no file of ${module}`)
  return `/${found.file}`
}
