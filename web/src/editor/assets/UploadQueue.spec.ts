import { expect, it } from 'vitest'
import type { PhotoRecord } from '~/lib/drafts/photo-record'
import { MemoryUploads } from '../testing/shop-fakes'
import { PhotoFiles } from './PhotoFiles'
import { UploadQueue } from './UploadQueue'

const record = (key: string, size: number): PhotoRecord => ({
  ...{ key, name: `${key}.jpg`, type: 'image/jpeg', size, sha256: key, widthPx: 30, heightPx: 20 },
  ...{ original: new Blob(['x'.repeat(size)]), proxy: null, uid: null, isDone: false },
})

it('tells how much of all photos has arrived, which never falls', async () => {
  const files = new PhotoFiles(async (each) => each)
  const uploads = new UploadQueue({ api: new MemoryUploads(), wait: () => Promise.resolve(), files })
  const keys = ['lake', 'hill', 'bird', 'boat', 'rain']
  for (const [at, key] of keys.entries()) {
    const photo = record(key, 8 * (at + 1))
    await files.add(photo)
    uploads.add(photo)
  }
  expect(uploads.arrived([])).toBeNull()
  expect(uploads.arrived(keys)).toBe(0)
  const seen: number[] = []
  uploads.state.subscribe(() => seen.push(uploads.arrived(keys) ?? -1))
  uploads.sendOnly(keys)
  await expect.poll(() => uploads.arrived(keys)).toBe(1)
  expect(seen.filter((share) => share > 0 && share < 1).length).toBeGreaterThan(5)
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  // Of one alone.
  expect(uploads.arrived(['lake'])).toBe(1)
})
