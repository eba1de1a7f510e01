import { expect, test } from 'vitest'
import { builtFiles } from '../support/built-file'

/** A circle that static imports form, as the names of its files; empty if there is none. */
function findCircle(names: readonly string[], imports: (name: string) => readonly string[]): string[] {
  const done = new Set<string>()
  const visit = (name: string, path: readonly string[]): string[] => {
    if (path.includes(name)) return path.slice(path.indexOf(name))
    if (done.has(name)) return []
    const found = imports(name)
      .map((next) => visit(next, [...path, name]))
      .find((circle) => circle.length > 0)
    done.add(name)
    return found ?? []
  }
  return names.map((name) => visit(name, [])).find((circle) => circle.length > 0) ?? []
}

test('a circle is found', () => {
  const graph: Record<string, string[]> = { a: ['b', 'c'], b: [], c: ['d'], d: ['c'] }
  expect(findCircle(['b', 'a'], (name) => graph[name] ?? [])).toEqual(['c', 'd'])
  expect(findCircle(['b', 'a'], (name) => (name === 'd' ? [] : (graph[name] ?? [])))).toEqual([])
})

// A file that is part of one runs before what it stands on: the page then fails while it loads.
test('files of the build import each other without a circle', () => {
  const files = builtFiles()
  const names = Object.keys(files)
  expect(names.length).toBeGreaterThan(100)
  expect(findCircle(names, (name) => files[name]?.imports ?? [])).toEqual([])
})
