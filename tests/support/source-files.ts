import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

const SKIPPED = /(^|\/)(node_modules|dist|\.wrangler|\.local)(\/|$)/
const GENERATED = /(^|\/)__generated__(\/|$)/

/** A function whose answers are kept: the rules of the repository ask for the same files thousands of times. */
export function remembered<Value>(make: (path: string) => Value): (path: string) => Value {
  const made = new Map<string, Value>()
  return (path) => {
    const known = made.get(path)
    if (known !== undefined) return known
    const value = make(path)
    made.set(path, value)
    return value
  }
}

const listed = remembered((folder): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => !SKIPPED.test(path))
    .sort(),
)

/** Paths below a folder of the repository, relative to its root. Dependencies are left out, generated code too by default. */
export const filesOf = (folder: string, ending: RegExp, { generated = false } = {}): string[] =>
  listed(folder).filter((path) => ending.test(path) && (generated || !GENERATED.test(path)))

export const read = remembered((path) => readFileSync(join(root, path), 'utf8'))

/** A text as a part of a pattern. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export interface Import {
  specifier: string
  /** `import()`: loaded later, so not part of the importing bundle. */
  lazy: boolean
  /** Erased by the compiler. */
  typeOnly: boolean
}

const STATIC =
  /^(?:import\s+(type\s)?(?:[^'"]*?\sfrom\s+)?|export\s+(type\s)?(?:\*|\{[^}]*\})\s*from\s+)['"]([^'"]+)['"]/gm
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

/** Imports of a source file as written. */
export function importsOf(path: string): Import[] {
  const text = read(path)
  const found: Import[] = []
  for (const [, importsType, exportsType, specifier] of text.matchAll(STATIC)) {
    if (specifier) found.push({ specifier, lazy: false, typeOnly: Boolean(importsType ?? exportsType) })
  }
  for (const [, specifier] of text.matchAll(DYNAMIC)) {
    if (specifier) found.push({ specifier, lazy: true, typeOnly: false })
  }
  return found
}

/** The file of an import specifier in the web; null for a package. */
export function resolveWebImport(from: string, specifier: string, known: ReadonlySet<string>): string | null {
  const base = specifier.startsWith('~/')
    ? join('web/src', specifier.slice(2))
    : specifier.startsWith('.')
      ? normalize(join(dirname(from), specifier))
      : null
  if (base === null) return null
  return ['', '.ts', '.tsx'].map((ending) => base + ending).find((path) => known.has(path)) ?? null
}
