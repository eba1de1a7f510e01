import { maskFile } from '@kea/photo/testing/mask-file'
import { afterEach, expect, it, vi } from 'vitest'
import { decodeToCanvas } from './decode-photo'
import { openFrame } from './photo-frame'

afterEach(() => vi.unstubAllGlobals())

/** A browser whose pictures of this type cannot be decoded; answers the addresses that are still held. */
function browserWithout(type: string): Set<string> {
  const files = new Map<string, string>()
  const held = new Set<string>()
  vi.stubGlobal('URL', {
    createObjectURL(file: Blob) {
      const address = `blob:${files.size}`
      files.set(address, file.type)
      held.add(address)
      return address
    },
    revokeObjectURL: (address: string) => held.delete(address),
  })
  vi.stubGlobal(
    'Image',
    class {
      src = ''
      removeAttribute() {}
      async decode() {
        if (files.get(this.src) === type) throw new Error('damaged')
      }
    },
  )
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext() {
        return {
          drawImage() {
            throw new Error('no memory')
          },
        }
      }
    },
  )
  return held
}

const photo = () => ({
  file: new Blob([new Uint8Array(500), maskFile({ width: 4, height: 3 })], { type: 'image/jpeg' }),
  widthPx: 4,
  heightPx: 3,
})

it('a photo that cannot be decoded keeps nothing of its mask', async () => {
  const held = browserWithout('image/jpeg')
  await expect(openFrame(photo(), 1)).rejects.toThrow('damaged')
  expect([...held]).toEqual([])
})

it('a photo and its mask are held until they are closed, also where they cannot be drawn', async () => {
  const held = browserWithout('image/gif')
  const frame = await openFrame(photo(), 1)
  expect([held.size, frame.isTransparent]).toEqual([2, true])
  frame.close()
  expect(held.size).toBe(0)
  await expect(decodeToCanvas(photo(), 100)).rejects.toThrow('seems to be damaged')
  expect(held.size).toBe(0)
})
