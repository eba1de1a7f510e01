import type { FontId } from '@kea/design/text/fonts'
import { expect, test, vi } from 'vitest'
import { plainShaper } from '../testing/test-fonts'
import { FontLibrary, type FontPorts } from './FontLibrary'

function library(changes: Pick<FontPorts, 'loadShaper'> | Pick<FontPorts, 'fetchFont'> | null = null) {
  const ports = {
    loadShaper: vi.fn(async () => plainShaper()),
    fetchFont: vi.fn(async (_id: FontId) => new Uint8Array()),
    toPath: vi.fn((outline: string) => ({ outline }) as unknown as Path2D),
  }
  return { ports, fonts: new FontLibrary({ ...ports, ...changes }) }
}

const shapeOf = (fonts: FontLibrary, font: FontId = 'lora') => fonts.shape('Kia ora', font, { ligatures: true })

test('nothing loads before it is used', () => {
  const { ports, fonts } = library()
  expect(ports.loadShaper).not.toHaveBeenCalled()
  expect(fonts.glyph('lora', 7)).toBeNull()
  expect(ports.fetchFont).not.toHaveBeenCalled()
})

test('the first use loads HarfBuzz and the font once, and says when the font is there', async () => {
  const { ports, fonts } = library()
  const changed = vi.fn()
  fonts.loaded.subscribe(changed)
  expect([shapeOf(fonts), shapeOf(fonts)]).toEqual([null, null])
  await fonts.load('lora')
  expect(changed).toHaveBeenCalledTimes(1)
  expect([...fonts.loaded.read()]).toEqual(['lora'])
  expect(shapeOf(fonts)?.glyphs).toHaveLength(7)
  expect(shapeOf(fonts, 'oswald')).toBeNull()
  await fonts.load('oswald')
  expect([...fonts.loaded.read()]).toEqual(['lora', 'oswald'])
  expect(ports.loadShaper).toHaveBeenCalledTimes(1)
  expect(ports.fetchFont.mock.calls).toEqual([['lora'], ['oswald']])
})

test('a glyph becomes a path once for each font', async () => {
  const { ports, fonts } = library()
  await Promise.all([fonts.load('lora'), fonts.load('oswald')])
  expect(fonts.glyph('lora', 7)).toBe(fonts.glyph('lora', 7))
  expect(fonts.glyph('oswald', 7)).toEqual({ outline: 'oswald:7' })
  expect(ports.toPath.mock.calls).toEqual([['lora:7'], ['oswald:7']])
})

test('a font that failed loads again when it is next used', async () => {
  const fetchFont = vi.fn<FontPorts['fetchFont']>().mockRejectedValueOnce(new Error('offline'))
  fetchFont.mockResolvedValue(new Uint8Array())
  const { fonts } = library({ fetchFont })
  await expect(fonts.load('lora')).rejects.toThrow('offline')
  expect(shapeOf(fonts)).toBeNull()
  await vi.waitFor(() => expect(fonts.loaded.read().has('lora')).toBe(true))
  expect(fetchFont).toHaveBeenCalledTimes(2)
})

test('HarfBuzz that failed loads again when it is next used', async () => {
  const loadShaper = vi.fn<FontPorts['loadShaper']>().mockRejectedValueOnce(new Error('offline'))
  loadShaper.mockImplementation(async () => plainShaper())
  const { fonts } = library({ loadShaper })
  expect(shapeOf(fonts)).toBeNull()
  await vi.waitFor(() => expect(loadShaper).toHaveBeenCalledTimes(1))
  await vi.waitFor(() => {
    expect(shapeOf(fonts)).not.toBeNull()
  })
  expect(loadShaper).toHaveBeenCalledTimes(2)
})
