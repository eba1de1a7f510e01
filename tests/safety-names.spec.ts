import { expect, test } from 'vitest'
import { filesOf, read } from './support/source-files'

const FOLDERS = ['docs', 'packages', 'web', 'edge', 'scripts', 'tests']
const texts = FOLDERS.flatMap((folder) => filesOf(folder, /\.(?:tsx?|mjs|graphql|css|sql|md)$/)).filter(
  (path) => path !== 'tests/safety-names.spec.ts',
)

/** Names that were given up, each for the term of docs/architecture.md in brackets. */
const RETIRED: readonly [RegExp, string][] = [
  [/ways-in|[wW]aysIn|\bWAYS_IN\b|\bWayIn/, 'authentication'],
  [/[mM]ercy(?:Mm|Px)|MERCY_/, 'tolerance'],
  [/turnCustomer|customerTurn|customer-turn/, 'customer change'],
  [/[pP]romisedSlugs?/, 'planned slug'],
  [
    /(?:lib|pictures)\/plates|\b(?:draw|parse|read|pack)Plate\b|\b[pP]lateDrawer\b|plate-(?:drawer|worker)|plate\.json/,
    'mock-up',
  ],
  [/\bInkLibraries\b|\b(?:plain|no|load)Ink\b|\binkOf\b|\b(?:ink-of|load-ink)\b/, 'fonts and drawings'],
  [/\bink(?:Frame|Box)\b/, 'letters'],
  [/looks\/solid\b|\bPagedSolid\b|paint(?:Mug|Canvas)Piece/, 'solid'],
]

test('names that were given up are in no file and in no path', () => {
  expect(texts.length).toBeGreaterThan(2_000)
  const found = RETIRED.flatMap(([name, term]) =>
    texts.filter((path) => name.test(path) || name.test(read(path))).map((path) => `${path}: ${term}`),
  )
  expect(found).toEqual([])
})

test('comments of the code name no rows of docs/coverage.md, which names the code', () => {
  const ids = new Set([...read('docs/coverage.md').matchAll(/^\| ([A-Z]+)-\d+ \|/gm)].map(([, family]) => family))
  expect(ids.size).toBeGreaterThan(10)
  const row = new RegExp(`^\\s*(?:/\\*\\*|\\*|//).*\\b(?:${[...ids].join('|')})-\\d{2}\\b`, 'm')
  const naming = texts.filter((path) => /\.(?:tsx?|mjs|graphql)$/.test(path) && row.test(read(path)))
  expect(naming).toEqual([])
})
