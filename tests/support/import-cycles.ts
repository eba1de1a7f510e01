import { dirname, join, normalize } from 'node:path'
import { filesOf, importsOf } from './source-files'

const FOLDERS = [
  'web/src',
  'edge/src',
  'packages/shared/src',
  'packages/design/src',
  'packages/text/src',
  'packages/photo/src',
  'packages/print/src',
  'packages/store/src',
]

/** What a specifier begins with, and the folder that it means. */
const ALIASES: readonly (readonly [string, string])[] = [
  ['~/', 'web/src'],
  ['@kea/shared/', 'packages/shared/src'],
  ['@kea/design/', 'packages/design/src'],
  ['@kea/text/', 'packages/text/src'],
  ['@kea/photo/', 'packages/photo/src'],
  ['@kea/print/', 'packages/print/src'],
]

function baseOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier))
  const alias = ALIASES.find(([start]) => specifier.startsWith(start))
  return alias ? join(alias[1], specifier.slice(alias[0].length)) : null
}

/** The source file that a specifier means; undefined for a package of a registry. */
function sourceOf(from: string, specifier: string, known: ReadonlySet<string>): string | undefined {
  const base = baseOf(from, specifier)
  return base === null ? undefined : ['', '.ts', '.tsx'].map((end) => base + end).find((path) => known.has(path))
}

/** What files load at once, by themselves or through others: source files, themselves too, and packages of registries. */
export function loadedBy(entries: readonly string[]): { files: Set<string>; packages: Set<string> } {
  const known = new Set(FOLDERS.flatMap((folder) => filesOf(folder, /\.tsx?$/, { generated: true })))
  const open = [...entries]
  const files = new Set(entries)
  const packages = new Set<string>()
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    for (const { specifier, lazy, typeOnly } of importsOf(path)) {
      if (lazy || typeOnly) continue
      const target = sourceOf(path, specifier, known)
      if (target === undefined) packages.add(specifier)
      else if (!files.has(target)) {
        files.add(target)
        open.push(target)
      }
    }
  }
  return { files, packages }
}

export const packagesOf = (entries: readonly string[]): Set<string> => loadedBy(entries).packages

/** The files that each source file imports. Types, lazy imports and generated code count too. */
export function importGraph(): Map<string, string[]> {
  const files = FOLDERS.flatMap((folder) => filesOf(folder, /\.tsx?$/, { generated: true }))
  const known = new Set(files)
  return new Map(
    files.map((path) => [
      path,
      importsOf(path).flatMap(({ specifier }) => {
        const target = sourceOf(path, specifier, known)
        return target ? [target] : []
      }),
    ]),
  )
}

/** The groups of nodes that reach one another, by Tarjan's algorithm; a node alone counts if it names itself. */
export function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>()
  const stack: string[] = []
  const open = new Set<string>()
  const cycles: string[][] = []

  const close = (node: string, targets: readonly string[]) => {
    const group = stack.splice(stack.indexOf(node))
    for (const member of group) open.delete(member)
    if (group.length > 1 || targets.includes(node)) cycles.push(group.sort())
  }
  const visit = (node: string): number => {
    const at = order.size
    order.set(node, at)
    stack.push(node)
    open.add(node)
    const targets = graph.get(node) ?? []
    let low = at
    for (const target of targets) {
      if (!order.has(target)) low = Math.min(low, visit(target))
      else if (open.has(target)) low = Math.min(low, order.get(target) ?? low)
    }
    if (low === at) close(node, targets)
    return low
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return cycles
}
