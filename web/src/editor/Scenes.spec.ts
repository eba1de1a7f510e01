import { describe, expect, it } from 'vitest'
import { TestEditor } from './testing/TestEditor'

describe('what the scene of a design loads', () => {
  it('leaves what only signs need alone on a canvas', async () => {
    const { editor } = await TestEditor.open()
    editor.scene()
    editor.scene()
    await new Promise((resolve) => setTimeout(resolve))
    expect(editor.signPainter.loaded.read()).toBeNull()
    expect(editor.neons.loaded.read()).toBeNull()
  })
})
