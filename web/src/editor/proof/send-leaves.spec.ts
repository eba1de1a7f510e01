import type { DisplayPage } from '@kea/design/geometry/display-list'
import { expect, test } from 'vitest'
import { jpegBytes } from '../testing/photo-files'
import { bookProduct } from '../testing/shop-fakes'
import { TestEditor } from '../testing/TestEditor'
import { sendLeaves } from './send-leaves'

const pause = async () => {}

async function bookWith(photos: number) {
  const test = await TestEditor.open({ product: bookProduct, options: ['size-200', 'pages-8'] })
  const files = Array.from({ length: photos }, (_, at) => new File([jpegBytes({ width: 1000 + at })], `${at}.jpg`))
  await test.editor.addFiles(files)
  return test
}

function ports() {
  const painted: [string, number, number][] = []
  return {
    painted,
    paint: async ({ label, trimBox }: DisplayPage, scale: number) => {
      painted.push([label, Math.round(trimBox.width * scale), Math.round(trimBox.height * scale)])
      return new Blob([label])
    },
    send: async (picture: Blob) => `upload of ${await picture.text()}`,
  }
}

test('all pages are painted at the size of a screen and sent in order, with their names', async () => {
  const { editor } = await bookWith(3)
  const given = ports()
  const progress: string[] = []
  const sent = await sendLeaves(
    editor,
    false,
    { pause, onPage: (page, pages) => void progress.push(`${page} of ${pages}`) },
    given,
  )
  expect(sent.map(({ label }) => label)).toEqual([
    'Cover',
    'First page',
    'Pages 2–3',
    'Pages 4–5',
    'Pages 6–7',
    'Last page',
  ])
  expect(sent[2]).toEqual({ label: 'Pages 2–3', picture: 'upload of Pages 2–3' })
  expect(given.painted[0]).toEqual(['Cover', 1400, 686])
  expect(given.painted[1]).toEqual(['First page', 1200, 1200])
  expect(progress).toEqual(['1 of 6', '2 of 6', '3 of 6', '4 of 6', '5 of 6', '6 of 6'])
})

test('a page whose photo cannot be read is not sent without it: its photo is named', async () => {
  const { editor } = await bookWith(2)
  const broken = {
    ...editor,
    store: editor.store,
    pictures: { ...editor.pictures, picture: () => null, hold: async () => () => {} },
  }
  await expect(sendLeaves(broken as never, false, { pause }, ports())).rejects.toThrow(/0\.jpg|no longer here/)
})

test('cancelled work sends nothing more', async () => {
  const { editor } = await bookWith(2)
  const stop = new AbortController()
  const given = ports()
  const send = async () => {
    stop.abort(new Error('Cancelled'))
    return 'uid'
  }
  await expect(sendLeaves(editor, false, { pause, signal: stop.signal }, { ...given, send })).rejects.toThrow(
    'Cancelled',
  )
  expect(given.painted).toHaveLength(1)
})
