import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { productDefinition } from '@kea/design/product/definition'
import { expect, test } from 'vitest'
import { filesOf, read, root } from './support/source-files'

const NAMES = productDefinition.shape.views.element.shape.solid.options

test('every solid of a definition is a folder of the design tool', () => {
  const entries = readdirSync(join(root, 'web/src/editor/solids'), { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  // Meshes are what several bodies are made of.
  expect(folders.sort()).toEqual([...NAMES, 'mesh'].sort())
})

test('only the list of solids knows them by name', () => {
  const asked = new RegExp(`\\bsolid\\)?\\s*[!=]==?\\s*['"]|case '(?:${NAMES.join('|')})'|'cylinder'`)
  const files = filesOf('web/src', /\.tsx?$/).filter((path) => !/\.spec\.tsx?$/.test(path))
  expect("if (scene.solid === 'box')").toMatch(asked)
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((path) => asked.test(read(path)))).toEqual([])
})
