import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { importedFiles } from './render.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

test('a scene depends on the Python files that it imports, directly or indirectly, and on no others', async () => {
  const files = await importedFiles(here, ['blender/shoot.py', 'scenes/neon_wall.py'])
  expect(files).toContain('blender/denoise.py') // through shoot.py
  expect(files).toContain('blender/kit.py') // through bricks.py
  expect(files).toContain('blender/bricks.py')
  expect(files).not.toContain('blender/goods_book.py')
})
