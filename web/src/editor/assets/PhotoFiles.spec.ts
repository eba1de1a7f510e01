import { expect, it } from 'vitest'
import type { PhotoRecord } from '~/lib/drafts/photo-record'
import { PhotoFiles } from './PhotoFiles'

const record = (key: string): PhotoRecord => ({
  ...{ key, name: 'lake.jpg', type: 'image/jpeg', size: 4, sha256: 'abc', widthPx: 30, heightPx: 20 },
  ...{ original: new Blob(['lake']), proxy: null, uid: null, isDone: false },
})

it('a new photo is stored only when it is seen, with what its upload has brought by then', async () => {
  const stored: PhotoRecord[] = []
  const files = new PhotoFiles(async (each) => {
    stored.push(each)
    return each
  })
  let see = () => {}
  const seen = new Promise<void>((resolve) => {
    see = resolve
  })
  const saved = files.add(record('lake'), seen)
  await Promise.resolve()
  expect(stored).toEqual([])
  expect([files.isUnsaved('lake'), files.hasUnsaved()]).toEqual([true, true])
  await files.change('lake', { uid: 'upload-1' })
  see()
  await saved
  await files.allSaved()
  expect(stored.at(-1)).toMatchObject({ key: 'lake', uid: 'upload-1' })
  expect([files.isUnsaved('lake'), files.hasUnsaved()]).toEqual([false, false])
  expect(files.get('lake')).toMatchObject({ uid: 'upload-1', sha256: 'abc' })
})
