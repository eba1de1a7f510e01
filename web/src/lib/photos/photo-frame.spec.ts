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

it('a small frame of a decoder is copied and closed, and one that is turned or cannot be copied is drawn', async () => {
  const state = { closed: 0, copied: 0, format: 'RGBA', rotation: 0 }
  class Decoder {
    close() {}
    async decode() {
      const image = {
        displayWidth: 4,
        displayHeight: 3,
        rotation: state.rotation,
        allocationSize: ({ format }: { format: string }) => (format === state.format ? 48 : 0),
        async copyTo(pixels: Uint8ClampedArray) {
          state.copied += 1
          pixels.fill(7)
        },
        close() {
          state.closed += 1
        },
      }
      return { image }
    }
  }
  const drawn: unknown[] = []
  class Canvas {
    getContext = () => ({ putImageData: ({ data }: { data: number[] }) => drawn.push([...data].slice(0, 2)) })
    transferToImageBitmap = () => ({ isCopy: true, close() {} })
  }
  vi.stubGlobal('ImageDecoder', Decoder)
  vi.stubGlobal('OffscreenCanvas', Canvas)
  vi.stubGlobal(
    'ImageData',
    class {
      data: Uint8ClampedArray
      constructor(data: Uint8ClampedArray) {
        this.data = data
      }
    },
  )
  const file = new Blob([new Uint8Array(100)], { type: 'image/jpeg' })
  const open = () => openFrame({ file, bytes: new Uint8Array(100), widthPx: 4, heightPx: 3 }, 1)
  await open()
  expect([state.copied, state.closed, drawn]).toEqual([1, 1, [[7, 7]]])
  state.rotation = 90
  const turned = await open()
  expect([state.copied, state.closed]).toEqual([1, 1])
  turned.close()
  expect(state.closed).toBe(2)
  Object.assign(state, { rotation: 0, format: 'I420' })
  await open()
  expect([state.copied, state.closed]).toEqual([1, 2])
})
