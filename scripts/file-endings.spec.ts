import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
/** The commands. What they import is run by Node too; files that Vite loads are named by a path. */
const commands = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
  .map((name) => join(import.meta.dirname, name))
const IMPORT = /^(?:import|export)\s+(?!type\b)[^'"]*?from\s*'([^']+)'/gm

/** The file that an import names; null for one of a package of others. */
function target(from: string, specifier: string): string | null {
  const [, name, path] = /^@kea\/(\w+)\/(.+)$/.exec(specifier) ?? []
  if (name) return join(root, 'packages', name, 'src', `${path}.ts`)
  return specifier.startsWith('.') ? join(dirname(from), specifier) : null
}

/** Imports that Node does not find when it runs a file: Vite and TypeScript find them without an ending. */
function lostFrom(files: readonly string[]): string[] {
  const seen = new Set<string>()
  const lost: string[] = []
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const next = target(file, specifier)
      // A module that workerd makes has the ending of the code that it runs.
      if (next === null || next.endsWith('.js')) continue
      if (!existsSync(next)) lost.push(`${relative(root, file)}: ${specifier}`)
      else if (/\.ts$/.test(next)) visit(next)
    }
  }
  for (const file of files) visit(file)
  return lost
}

test('Node finds everything that a command imports', () => {
  expect(commands.length).toBeGreaterThan(10)
  expect(lostFrom(commands)).toEqual([])
  expect(lostFrom([join(root, 'scripts/bench/autofill/figures.ts')])).not.toEqual([])
})
