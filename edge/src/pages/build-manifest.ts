import { isObject } from '../http/json'

/** A file of the build, and the files that it imports, by their keys. */
interface BuiltFile {
  file: string
  imports: readonly string[]
}

export type BuildManifest = ReadonlyMap<string, BuiltFile>

/** Where Vite writes its manifest. It is read by the Worker only. */
export const MANIFEST_PATH = '/.vite/manifest.json'

const textsIn = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((entry): entry is string => typeof entry === 'string') : []

/**
 * Reads the manifest of the build. A file without a module of its own has a hash in its key, so it is also found by its
 * name (`_content-page`). Entries in an unknown form are left out.
 */
export function readManifest(json: unknown): BuildManifest {
  const entries = Object.entries(isObject(json) ? json : {})
  return new Map(
    entries.flatMap(([key, entry]): [string, BuiltFile][] => {
      if (!isObject(entry) || typeof entry.file !== 'string') return []
      const built = { file: entry.file, imports: textsIn(entry.imports) }
      const isShared = key.startsWith('_') && typeof entry.name === 'string'
      return isShared
        ? [
            [key, built],
            [`_${entry.name}`, built],
          ]
        : [[key, built]]
    }),
  )
}

/** The scripts that these modules need, each once, with an imported file before its importer. */
export function scriptsOf(manifest: BuildManifest, modules: readonly string[]): string[] {
  const found = new Set<string>()
  const visited = new Set<string>()
  const visit = (key: string) => {
    const built = manifest.get(key)
    if (!built || visited.has(key)) return
    visited.add(key)
    for (const imported of built.imports) visit(imported)
    if (built.file.endsWith('.js')) found.add(`/${built.file}`)
  }
  for (const module of modules) visit(module)
  return [...found]
}
