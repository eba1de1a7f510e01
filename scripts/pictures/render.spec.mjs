import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { importedFiles } from './render.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))

test('a scene is due by the Python files that it imports, however far down, and by no other', async () => {
  const files = await importedFiles(here, ['blender/shoot.py', 'scenes/magic_mug_counter.py'])
  expect(files).toContain('blender/denoise.py') // through shoot.py
  expect(files).toContain('blender/goods.py') // through goods_magic.py
  expect(files).toContain('blender/tiles.py')
  expect(files).not.toContain('blender/goods_neon.py')
})
