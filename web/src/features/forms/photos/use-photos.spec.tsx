import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePhotos } from './use-photos'

const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'
/** Files of jsdom have no `arrayBuffer`. */
const pdf = (name = 'quote.pdf') =>
  Object.assign(new File([PDF], name, { type: 'application/pdf' }), {
    arrayBuffer: async () => new TextEncoder().encode(PDF).buffer,
  })

/** What was asked of the store. */
let calls: string[] = []
/** True where the store has this file already. */
let isKnown = false

beforeEach(() => {
  calls = []
  isKnown = false
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    calls.push(`${method} ${path}`)
    if (method === 'DELETE') return new Response(null, { status: 204 })
    if (path === '/uploads') return Response.json({ uid: 'u1', partSize: 8_388_608 })
    return Response.json({ partSize: 8_388_608, parts: isKnown ? [0] : [], complete: isKnown })
  })
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      readonly upload = {}
      status = 204
      onload = () => {}
      open = (method: string, path: string) => void calls.push(`${method} ${path}`)
      setRequestHeader = () => {}
      send = () => this.onload()
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const open = (stored: string[] = []) => renderHook(() => usePhotos(stored, () => {}, { hasDocuments: true })).result

async function add(form: ReturnType<typeof open>, ...files: File[]): Promise<void> {
  act(() => form.current.add(files))
  await vi.waitFor(() => expect(form.current.photos.filter(({ upload }) => upload.step !== 'done')).toEqual([]))
}

function remove(form: ReturnType<typeof open>, at = 0): void {
  const photo = form.current.photos[at]
  if (!photo) throw new Error('There is no such photo')
  act(() => form.current.remove(photo))
}

const deleted = () => calls.filter((call) => call.startsWith('DELETE'))

it('a photo that is removed from a form goes from the shop too', async () => {
  const form = open()
  await add(form, pdf())
  expect(calls).toEqual(['POST /uploads', 'GET /uploads/u1', 'PUT /uploads/u1/parts/0', 'POST /uploads/u1/complete'])
  remove(form)
  expect([form.current.photos, deleted()]).toEqual([[], ['DELETE /uploads/u1']])
})

it('one that the shop had before stays there, as a design may have it', async () => {
  isKnown = true
  const form = open()
  await add(form, pdf())
  remove(form)
  const draft = open(['u2'])
  remove(draft)
  expect([form.current.photos, draft.current.photos, deleted()]).toEqual([[], [], []])
})

it('one that was chosen twice stays until both are removed', async () => {
  const form = open()
  await add(form, pdf())
  isKnown = true
  await add(form, pdf('the same.pdf'))
  remove(form)
  expect(deleted()).toEqual([])
  remove(form)
  expect([form.current.photos, deleted()]).toEqual([[], ['DELETE /uploads/u1']])
})
