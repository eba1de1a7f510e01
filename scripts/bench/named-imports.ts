// The names that the home page imports from packages, read from the shop's sources.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../lib/wrangler.ts'

const PACKAGES = [
  'react',
  'react-router-dom',
  '@tanstack/react-query',
  'jotai',
  'graphql-request',
  'react-helmet-async',
]
const WEB = join(root, 'web/src')
/** The entry, and the lazy modules of the home page. */
const ENTRIES = ['app/mount.tsx', 'routes/home/HomePage.tsx', 'features/widgets/ContentParts.tsx']

const IMPORT = /^import\s+(?!type\b)(?:[\w$]+,\s*)?(?:\{([^}]*)\}|\S+)\s*from\s*'([^']+)'/gms

/** The names that are imported from a package. */
export interface PackageImports {
  from: string
  names: string[]
}

function resolve(from: string, specifier: string) {
  const base = specifier.startsWith('~/') ? join(WEB, specifier.slice(2)) : join(dirname(from), specifier)
  return ['.ts', '.tsx', ''].map((ending) => base + ending).find((file) => existsSync(file) && /\.tsx?$/.test(file))
}

/** Sorted, without types. */
export function namedImports(): PackageImports[] {
  const named = new Map<string, Set<string>>(PACKAGES.map((name) => [name, new Set()]))
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    for (const [, list = '', specifier = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      for (const name of list.split(',').map((part) => part.trim().split(/\s+as\s+/)[0])) {
        if (name && !name.startsWith('type ')) named.get(specifier)?.add(name)
      }
      const next = /^(?:~\/|\.)/.test(specifier) ? resolve(file, specifier) : undefined
      if (next) visit(next)
    }
  }
  for (const entry of ENTRIES) visit(join(WEB, entry))
  return [...named].map(([from, names]) => ({ from, names: [...names].sort() })).filter(({ names }) => names.length > 0)
}
