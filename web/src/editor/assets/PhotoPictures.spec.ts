import { expect, it, vi } from 'vitest'
import { PhotoFiles } from './PhotoFiles'
import { PhotoPictures } from './PhotoPictures'

const record = (key: string) => ({
  key,
  name: `${key}.jpg`,
  type: 'image/jpeg',
  size: 4,
  sha256: key,
  widthPx: 3000,
  heightPx: 2000,
  original: new Blob(['file']),
  proxy: null,
  uid: null,
  isDone: false,
})

/** Pictures whose bitmaps say how large they are and whether they are closed. */
function opened(count: number) {
  const open = new Set<{ side: number; close: () => void }>()
  const bitmap = (side: number): ImageBitmap => {
    const made = { side, close: () => void open.delete(made) }
    open.add(made)
    return made as unknown as ImageBitmap
  }
  const decoded: number[] = []
  const saved: string[] = []
  const files = new PhotoFiles(async (each) => {
    saved.push(each.key)
    return each
  })
  const problems: unknown[] = []
  const pictures = new PhotoPictures({
    files,
    decodeProxy: async (_, { side }) => {
      decoded.push(side)
      return { bitmap: bitmap(side), file: new Blob(['proxy']) }
    },
    decodeBitmap: async (_, { side }) => {
      decoded.push(side)
      return bitmap(side)
    },
    shrunk: async (_, side) => ({ bitmap: bitmap(side), file: new Blob(['small']) }),
    fetchOriginal: async () => new Blob(['fetched']),
    encoded: async () => new Blob(['proxy']),
    pause: () => new Promise((resolve) => setTimeout(resolve)),
    drawn: () => new Promise((resolve) => setTimeout(resolve)),
    onProblem: (error) => problems.push(error),
  })
  const keys = Array.from({ length: count }, (_, at) => `p${at}`)
  for (const key of keys) {
    files.open(record(key))
    pictures.add(key)
  }
  const sides = () => [...open].map(({ side }) => side).sort((a, b) => b - a)
  const sideOf = (key: string) => (pictures.picture(key) as unknown as { side: number } | null)?.side
  return { pictures, files, keys, open, sides, sideOf, decoded, problems }
}

it('every photo gets a small picture, and those that are shown a large one first', async () => {
  const { pictures, decoded, sideOf, keys } = opened(3)
  pictures.show(['p2'])
  await vi.waitFor(() => expect(keys.map(sideOf)).toEqual([320, 320, 2000]))
  expect(decoded[0]).toBe(2000)
})

it('of thirty photos that are shown one after the other, six stay large', async () => {
  const { pictures, keys, sides, sideOf } = opened(30)
  for (const key of keys) {
    pictures.show([key])
    await vi.waitFor(() => expect(sideOf(key)).toBe(2000))
  }
  await vi.waitFor(() => expect(sides().filter((side) => side === 320)).toHaveLength(30))
  pictures.show(['p0'])
  await vi.waitFor(() => expect(sideOf('p0')).toBe(2000))
  expect(sides().filter((side) => side === 2000).length).toBeLessThanOrEqual(6)
})

it('of eighty photos two stay large, and each keeps its small picture', async () => {
  const { pictures, keys, sides, sideOf } = opened(80)
  for (const key of keys.slice(0, 5)) {
    pictures.show([key])
    await vi.waitFor(() => expect(sideOf(key)).toBe(2000))
  }
  await vi.waitFor(() => expect(sides().filter((side) => side === 320)).toHaveLength(80))
  pictures.show([])
  expect(sides().filter((side) => side === 2000)).toHaveLength(2)
  expect(keys.slice(0, 5).map(sideOf)).toEqual([320, 320, 320, 2000, 2000])
})

it('many on one surface are half as large', async () => {
  const { pictures, keys, sideOf } = opened(9)
  pictures.show(keys)
  await vi.waitFor(() => expect(keys.every((key) => sideOf(key) === 1000)).toBe(true))
  pictures.show(['p3'])
  await vi.waitFor(() => expect(sideOf('p3')).toBe(2000))
})

it('of four hundred photos a hundred stay decoded, the last painted ones, and others are again when they are painted', async () => {
  const { pictures, keys, open, sideOf, decoded } = opened(400)
  await vi.waitFor(() => expect(decoded).toHaveLength(400), { timeout: 20_000 })
  await vi.waitFor(() => expect(pictures.state.read().p399).toMatch(/^blob:/))
  expect([open.size, sideOf('p0'), sideOf('p399')]).toEqual([100, undefined, 320])
  const release = await pictures.holdSmall(['p0', 'p1'])
  expect([sideOf('p0'), sideOf('p1'), open.size]).toEqual([320, 320, 100])
  // What is held stays, however many are painted meanwhile.
  for (const key of keys.slice(100, 250)) (await pictures.holdSmall([key]))()
  expect([sideOf('p0'), sideOf('p1'), sideOf('p120'), sideOf('p249')]).toEqual([320, 320, undefined, 320])
  release()
  expect(open.size).toBe(100)
})

it('a photo whose small file is in the draft is not decoded before it is painted, and then at once', async () => {
  const { pictures, files, decoded, sideOf } = opened(0)
  files.open({ ...record('p0'), thumbnail: new Blob(['small']) })
  pictures.add('p0')
  expect(pictures.state.read().p0).toMatch(/^blob:/)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([decoded, sideOf('p0')]).toEqual([[], undefined])
  pictures.show(['p0'])
  await vi.waitFor(() => expect(sideOf('p0')).toBe(2000))
  expect(decoded).toEqual([320, 2000])
})

it('a preview gets large pictures of photos that are not shown', async () => {
  const { pictures, sideOf } = opened(2)
  const release = await pictures.hold(['p1'])
  expect(sideOf('p1')).toBe(2000)
  release()
})

it('a photo without its file is told once, and does not stop the others', async () => {
  const { pictures, files, problems, sideOf } = opened(2)
  files.open({ ...record('p0'), original: null })
  await vi.waitFor(() => expect(sideOf('p1')).toBe(320))
  expect(await pictures.hold(['p0'])).toBeTypeOf('function')
  expect(problems).toHaveLength(1)
})

it('a large picture is shown before its file is made for the draft', async () => {
  const { pictures, files, sideOf } = opened(1)
  const hadFile: boolean[] = []
  pictures.state.subscribe(() => sideOf('p0') === 2000 && hadFile.push(Boolean(files.get('p0')?.proxy)))
  pictures.show(['p0'])
  await vi.waitFor(() => expect(files.get('p0')?.proxy).toBeInstanceOf(Blob))
  expect(hadFile[0]).toBe(false)
})

it('nothing stays in memory when the tool is closed', async () => {
  const { pictures, open, sideOf } = opened(3)
  await vi.waitFor(() => expect(sideOf('p2')).toBe(320))
  pictures.dispose()
  expect(open.size).toBe(0)
})
