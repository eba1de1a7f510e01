// A page is one entry of packages/shared/src/routes.ts or account-routes.ts, and one file.
import { fixedRoutes, routes } from '@kea/shared/routes'
import { expect, test } from 'vitest'
import { escaped, filesOf, read } from './support/source-files'

const SOURCE = /\.tsx?$/
const isSpec = (path: string) => /\.spec\.\w+$/.test(path)
/** The list itself. */
const LIST = /^packages\/shared\/src\/(?:account-)?routes?\.ts$/

const inCode = ['web', 'edge/src', 'packages/shared/src', 'packages/store/src']
  .flatMap((folder) => filesOf(folder, SOURCE))
  .filter((path) => !LIST.test(path) && !isSpec(path) && !path.includes('/testing/'))
const inTests = [
  ...filesOf('tests', SOURCE),
  ...['web/src', 'edge/src', 'packages/shared/src'].flatMap((folder) => filesOf(folder, SOURCE).filter(isSpec)),
]

const quoted = (text: string) => new RegExp(`['"\`}]${escaped(text)}(?=['"\`/?#])`)
const withoutComments = (text: string) => text.replace(/^\s*(?:\/?\*|\/\/).*$/gm, '')

const modules = [...new Set([...fixedRoutes, routes.page].flatMap(({ module }) => module ?? []))]
const moduleNames = modules.map((module) => new RegExp(`${module}\\b`))
const paths = [...new Set(fixedRoutes.map(({ pattern }) => pattern.replace(/\/[:*].*$/, '')))]

/** Addresses of the backend's pages begin with these: its posts, and the home page by its name. */
const OF_BACKEND = ['/blog', '/home']
const ownPaths = paths.filter((path) => path.length > 1 && !OF_BACKEND.includes(path)).map(quoted)

const foundIn = (path: string, patterns: readonly RegExp[]): number => {
  const text = withoutComments(read(path))
  return patterns.filter((pattern) => pattern.test(text)).length
}

test('every page of the list has its file, and every page under routes is in the list', () => {
  const files = filesOf('web/src/routes', /Page\.tsx$/).map((path) =>
    path.slice('web/src/routes/'.length, -'.tsx'.length),
  )
  expect(files.length).toBeGreaterThan(45)
  expect(modules.toSorted()).toEqual(files.toSorted())
})

test('every early script of a folder is started by a page of the list', () => {
  const folders = filesOf('web/src/routes', /\/early\.ts$/).map((path) => path.split('/').at(-2))
  expect([...new Set(fixedRoutes.flatMap(({ early }) => early ?? []))].sort()).toEqual(folders.sort())
})

test('no other code names the file or the path of a page', () => {
  // The pages where most visits begin do not wait for the file with the imports of the others.
  expect(inCode.filter((path) => foundIn(path, moduleNames) > 0)).toEqual(['web/src/app/page-routes.ts'])
  expect(inCode.filter((path) => foundIn(path, ownPaths) > 0)).toEqual([])
})

/** Tests with many paths, which a new page need not be in. */
const WITH_MANY_PATHS = [
  // The titles that the specification has.
  'packages/shared/src/head/head-for.spec.ts',
]

test('no test has a list of the pages: it would have to be changed for each new one', () => {
  expect(inTests.filter((path) => foundIn(path, moduleNames) > 5)).toEqual([])
  expect(inTests.filter((path) => foundIn(path, ownPaths) > 12)).toEqual(WITH_MANY_PATHS)
})
