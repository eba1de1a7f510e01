import { describe, expect, test } from 'vitest'
import { fakeShop } from '../testing/fake-shop'

const BYTES = '0123456789'
/** A file of the platform in chunks of three bytes. */
const file = async (path: string) => {
  if (path !== '/videos/a.mp4') return new Response('no', { status: 404 })
  const pieces = ['012', '345', '678', '9'].map((text) => new TextEncoder().encode(text))
  const body = new ReadableStream({
    pull(controller) {
      const next = pieces.shift()
      if (next) controller.enqueue(next)
      else controller.close()
    },
  })
  return new Response(body, { headers: { 'content-type': 'video/mp4', etag: '"e"' } })
}
const fetchVideo = (headers: Record<string, string> = {}, path = '/videos/a.mp4') =>
  fakeShop({ file }).request(path, { headers })

describe('a video', () => {
  test('is sent whole with Accept-Ranges', async () => {
    const response = await fetchVideo()
    expect([response.status, await response.text()]).toEqual([200, BYTES])
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'cache-control': 'public, max-age=86400',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      etag: '"e"',
    })
  })

  test.each([
    ['bytes=0-1', '01', 'bytes 0-1/10'],
    ['bytes=2-6', '23456', 'bytes 2-6/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=3-99', '3456789', 'bytes 3-9/10'],
  ])('with the range %s is %s', async (range, bytes, contentRange) => {
    const response = await fetchVideo({ range })
    expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([
      206,
      bytes,
      contentRange,
    ])
  })

  test.each<Record<string, string>>([
    { range: 'bytes=5-2' },
    { range: 'lines=1-2' },
    { range: 'bytes=0-1,3-4' },
    { range: 'bytes=0-1', 'if-range': '"another"' },
  ])('with %j is sent whole', async (headers) => {
    const response = await fetchVideo(headers)
    expect([response.status, await response.text()]).toEqual([200, BYTES])
  })

  test('continues a download with a matching If-Range', async () => {
    expect((await fetchVideo({ range: 'bytes=4-', 'if-range': '"e"' })).status).toBe(206)
  })

  test('is 416 beyond its end, and 304 if unchanged', async () => {
    const beyond = await fetchVideo({ range: 'bytes=10-' })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10'])
    expect((await fetchVideo({ 'if-none-match': '"e"' })).status).toBe(304)
  })

  test('that does not exist is 404', async () => {
    expect((await fetchVideo({}, '/videos/b.mp4')).status).toBe(404)
  })
})
