import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { importedFiles } from './render.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

test('a scene depends on the Python files that it imports, directly or indirectly, and on no others', async () => {
  const files = await importedFiles(here, ['blender/shoot.py', 'scenes/blanket_sofa.py'])
  expect(files).toContain('blender/denoise.py') // through shoot.py
  expect(files).toContain('blender/sofa.py')
  expect(files).toContain('blender/draped.py') // through sofa.py
  expect(files).not.toContain('blender/goods_book.py')
})
