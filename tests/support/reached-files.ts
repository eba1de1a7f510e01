import { existsSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { importsOf, read, remembered, root } from './source-files'

const ENDINGS = ['', '.ts', '.tsx', '.ts', '/index.ts', '/index.tsx']

/** The file of an import as it is written; null for a package of somebody else. */
export function importedFile(from: string, specifier: string): string | null {
  const plain = specifier.replace(/\?.*$/, '')
  const own = /^@kea\/(\w+)(?:\/(.*))?$/.exec(plain)
  const base = own
    ? join('packages', own[1] ?? '', 'src', own[2] ?? 'index')
    : plain.startsWith('~/')
      ? join('web/src', plain.slice(2))
      : plain.startsWith('.')
        ? normalize(join(dirname(from), plain))
        : null
  if (base === null) return null
  return (
    ENDINGS.map((ending) => base + ending).find(
      (path) => existsSync(join(root, path)) && statSync(join(root, path)).isFile(),
    ) ?? null
  )
}

const CODE = /\.(?:tsx?|mjs)$/

/** What a file imports when it runs; types are gone by then. */
const importedBy = remembered((path): readonly string[] =>
  CODE.test(path)
    ? importsOf(path)
        .filter(({ typeOnly }) => !typeOnly)
        .flatMap(({ specifier }) => importedFile(path, specifier) ?? [])
    : [],
)

/** The files that run in a test, over all imports. */
export const reachedBy = remembered((test): ReadonlySet<string> => {
  const found = new Set([test])
  for (const path of found) for (const next of importedBy(path)) found.add(next)
  return found
})

/** Tests of the built shop, which runs all of it. */
const OF_BUILT_SHOP = /^tests\/(?:e2e|walk|edge)\//
const BUILT = /^(?:web|edge|public|packages)\//
/** Files that are run as their generated code. */
const GENERATED: [RegExp, string][] = [
  [/^packages\/store\/src\/.*\.graphql$/, 'packages/store/src/__generated__/'],
  [/^web\/src\/.*\.graphql$/, 'web/src/api/__generated__/documents/'],
  [/^edge\/src\/.*\.graphql$/, 'edge/src/__generated__/graphql.ts'],
  // The store's tests run on a migrated and seeded database.
  [/^packages\/store\/(?:migrations|seed)\//, 'packages/store/src/testing/test-shop.ts'],
]

/** True where the text of a file has the path of another one, from the root or from its own folder. */
const names = (path: string, file: string): boolean => {
  const text = read(path)
  return (
    text.includes(file) ||
    [...text.matchAll(/'(\.{1,2}\/[^'\n]+)'/g)].some(([, near = '']) => normalize(join(dirname(path), near)) === file)
  )
}

/** True if a test runs a file: it imports it, over however many files, requests it from the built shop, or reads it. */
export function runs(test: string, file: string): boolean {
  if (OF_BUILT_SHOP.test(test) && BUILT.test(file)) return true
  const files = reachedBy(test)
  if (files.has(file)) return true
  if (GENERATED.some(([pattern, made]) => pattern.test(file) && [...files].some((path) => path.startsWith(made))))
    return true
  // Its own text or that of its helpers names the file, as a program to start or a text to read.
  return [...files].some((path) => /\.spec\.\w+$|^tests\//.test(path) && names(path, file))
}
