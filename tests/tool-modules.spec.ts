// Which modules of one kind of product the design tool of another loads.
import { expect, test } from 'vitest'
import { loadedBy } from './support/import-cycles'

/** What the tool of any product loads by itself, on an empty print too. */
const TOOL = [
  'web/src/routes/design/DesignPage.tsx',
  'web/src/lib/photos/read-photo.ts',
  ...['OptionsPanel', 'PositionPanel', 'LayersPanel', 'TextPanel', 'photos/PhotosPanel'].map(
    (name) => `web/src/editor/ui/${name}.tsx`,
  ),
]
/** What a book loads with it. */
const BOOK = [
  ...TOOL,
  'web/src/editor/findings/find-all.ts',
  'web/src/editor/workspaces/pages/PagesRoom.tsx',
  'web/src/editor/workspaces/pages/Neighbours.tsx',
  'web/src/editor/ui/autofill/FillDialog.tsx',
]

const loaded = (entries: readonly string[], folder: string) =>
  [...loadedBy(entries).files].filter((path) => path.startsWith(folder)).sort()

const NEON = 'packages/design/src/neon/'
/** Names, colours and the count of letters, without which no design is read or paid. */
const SMALL = ['colours', 'paid-letters', 'sign-words', 'tube-data'].map((name) => `${NEON}${name}.ts`)

test('a mug bends no neon tubes', () => {
  expect(loaded(TOOL, NEON)).toEqual(SMALL)
  expect(loaded(TOOL, 'web/src/editor/render/sign/')).toEqual([])
  expect(loaded(TOOL, 'web/src/editor/looks/neon/')).toEqual([])
})

test('a book knows why a tube cannot be bent, and bends none', () => {
  expect(loaded(BOOK, NEON)).toEqual([...SMALL, `${NEON}say-problem.ts`].sort())
  expect(loaded(BOOK, 'web/src/editor/render/sign/')).toEqual([])
})

test('a mug fills no pages by itself, and knows no holidays', () => {
  expect(loaded(TOOL, 'web/src/editor/workspaces/pages/')).toEqual([])
  expect(loaded(TOOL, 'web/src/editor/calendar/')).toEqual([])
  // Which pages are a first and a last one.
  expect(loaded(TOOL, 'packages/design/src/autofill/')).toEqual(['packages/design/src/autofill/page-roles.ts'])
})

test('a sign loads what bends its tubes', () => {
  expect(loaded(['packages/design/src/items/neon/neon-engine.ts'], NEON)).toContain(`${NEON}bend.ts`)
})
