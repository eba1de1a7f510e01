import { expect, test } from 'vitest'
import { filesOf, importsOf } from './support/source-files'

/** What is for Workers only: a browser has its own parser, and mounts components instead of writing them. */
const OF_WORKERS = ['@kea/shared/html/parse-html', '@kea/shared/view/document/first-view', '@kea/shared/head/no-script']

test('the web has neither the parser nor the renderer of the Workers', () => {
  const modules = filesOf('web/src', /\.tsx?$/).filter((path) => !/\.spec\.tsx?$|\/testing\//.test(path))
  const found = modules.flatMap((path) =>
    importsOf(path)
      .filter(({ specifier }) => OF_WORKERS.includes(specifier) || /^(parse5|react-dom\/server)\b/.test(specifier))
      .map(({ specifier }) => `${path} → ${specifier}`),
  )
  expect(modules.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})
