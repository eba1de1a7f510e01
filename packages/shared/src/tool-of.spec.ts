import { expect, test } from 'vitest'
import { routes } from './routes'
import { toolOf } from './tool-of'

test.each([
  ['/photomug-tool', 'photomug-tool'],
  ['/photomug-tool/', 'photomug-tool'],
  [routes.uploadchoice.pattern, 'uploadchoice'],
  [routes.uploadchoiceNew.pattern, 'uploadchoice'],
  [routes.createRug.pattern, 'rug-tool'],
  ['/', ''],
])('%s opens the tool %j', (path, tool) => {
  expect(toolOf(path)).toBe(tool)
})
