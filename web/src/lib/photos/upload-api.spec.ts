import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createUploadApi, deleteUpload, uploadApi } from './upload-api'
import { UploadError } from './upload-failure'

const SORRY = 'We could not upload your photo. Please try again.'
const facts = { name: 'a.jpg', type: 'image/jpeg', size: 3, sha256: 'abc' }
const { signal } = new AbortController()
const fetched = vi.fn<typeof fetch>()

const answer = (body: string, status = 200) => fetched.mockResolvedValueOnce(new Response(body, { status }))

/** The problem and the message of a call that fails. */
const failureOf = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  return error instanceof UploadError ? [error.problem, error.message] : error
}

beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => vi.unstubAllGlobals())

describe('the requests of an upload', () => {
  it('create it', async () => {
    answer('{"uid":"u1","partSize":5}')
    expect(await uploadApi.create(facts, signal)).toEqual({ uid: 'u1', partSize: 5 })
    expect(fetched).toHaveBeenCalledWith('/uploads', {
      credentials: 'same-origin',
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"name":"a.jpg","type":"image/jpeg","size":3,"sha256":"abc"}',
      signal,
    })
  })

  it('create the first one alone, whose cookie says whose the others are', async () => {
    const api = createUploadApi()
    const answers: ((answer: Response) => void)[] = []
    fetched.mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
    const created = [api.create(facts, signal), api.create(facts, signal), api.create(facts, signal)]
    await Promise.resolve()
    expect(fetched).toHaveBeenCalledTimes(1)
    answers[0]?.(new Response('{"uid":"u1","partSize":5}'))
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(3))
    for (const [at, resolve] of answers.entries()) resolve(new Response(`{"uid":"u${at + 1}","partSize":5}`))
    expect((await Promise.all(created)).map(({ uid }) => uid)).toEqual(['u1', 'u2', 'u3'])
  })

  it('go on after a first one that fails', async () => {
    const api = createUploadApi()
    fetched.mockRejectedValueOnce(new TypeError('offline'))
    const [failed, next] = [api.create(facts, signal), api.create(facts, signal)]
    answer('{"uid":"u2","partSize":5}')
    expect(await failureOf(failed)).not.toBeNull()
    expect(await next).toEqual({ uid: 'u2', partSize: 5 })
  })

  it('read its state', async () => {
    answer('{"partSize":5,"parts":[0,2],"complete":true}')
    expect(await uploadApi.status('a/b', signal)).toEqual({ partSize: 5, parts: [0, 2], complete: true })
    expect(fetched).toHaveBeenCalledWith('/uploads/a%2Fb', { credentials: 'same-origin', headers: {}, signal })
    answer('{"partSize":5,"parts":[]}')
    expect(await uploadApi.status('u1', signal)).toEqual({ partSize: 5, parts: [], complete: false })
  })

  it('complete it', async () => {
    answer('')
    expect(await uploadApi.complete('a/b', signal)).toBeUndefined()
    expect(fetched.mock.calls[0]?.[0]).toBe('/uploads/a%2Fb/complete')
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{}' })
  })

  it('delete it', async () => {
    fetched.mockResolvedValueOnce(new Response(null, { status: 204 }))
    expect(await deleteUpload('a/b')).toBeUndefined()
    expect(fetched).toHaveBeenCalledWith('/uploads/a%2Fb', { credentials: 'same-origin', method: 'DELETE' })
    answer('{"code":"IN_USE","message":"This photo is part of an order."}', 409)
    expect(await failureOf(deleteUpload('u1'))).toEqual(['lost', 'This photo is part of an order.'])
  })

  it.each(['', '.', '..'])('lead nowhere else by the uid %j', async (uid) => {
    vi.stubGlobal(
      'XMLHttpRequest',
      class {
        open = (...args: unknown[]) => void fetched(String(args))
      },
    )
    const calls = [
      uploadApi.status(uid, signal),
      deleteUpload(uid),
      uploadApi.complete(uid, signal),
      uploadApi.putPart(uid, 0, new Blob(['a']), () => {}, signal),
    ]
    expect(await Promise.all(calls.map(failureOf))).toEqual(Array(4).fill(['refused', SORRY]))
    expect(fetched).not.toHaveBeenCalled()
  })
})

describe('an answer of an upload', () => {
  it.each([
    [400, 'refused'],
    [404, 'gone'],
    [408, 'lost'],
    [409, 'lost'],
    [422, 'refused'],
    [499, 'refused'],
    [500, 'lost'],
    [503, 'lost'],
  ])('with the status %i means %s', async (status, problem) => {
    answer('{"message":"Too many photos."}', status)
    expect(await failureOf(uploadApi.status('u1', signal))).toEqual([problem, 'Too many photos.'])
  })

  it.each([
    ['TOO_MANY', 'lost'],
    ['DAY_LIMIT', 'refused'],
    [null, 'refused'],
  ])('beyond a limit with the code %s means %s', async (code, problem) => {
    answer(JSON.stringify({ code, message: 'Too many photos.' }), 429)
    expect(await failureOf(uploadApi.status('u1', signal))).toEqual([problem, 'Too many photos.'])
  })

  it.each(['', 'no json', '{}', '{"message":""}', '{"message":5}', 'null'])(
    'without a message has our own: %j',
    async (body) => {
      answer(body, 422)
      expect(await failureOf(uploadApi.status('u1', signal))).toEqual(['refused', SORRY])
    },
  )

  it.each(['no json', '{"uid":5,"partSize":5}', '{"uid":"u1"}'])('of a new upload is unreadable: %s', async (body) => {
    answer(body)
    expect(await failureOf(uploadApi.create(facts, signal))).toEqual(['refused', SORRY])
  })

  it.each(['no json', '{"parts":[]}', '{"partSize":5}', '{"partSize":5,"parts":["0"]}'])(
    'of a state is unreadable: %s',
    async (body) => {
      answer(body)
      expect(await failureOf(uploadApi.status('u1', signal))).toEqual(['refused', SORRY])
    },
  )

  it('that never arrives is a lost connection', async () => {
    fetched.mockRejectedValueOnce(new TypeError('network'))
    expect(await failureOf(uploadApi.status('u1', signal))).toEqual(['lost', SORRY])
  })

  it('to an aborted request is its abort', async () => {
    const stop = new AbortController()
    stop.abort()
    const reason = new DOMException('stopped', 'AbortError')
    fetched.mockRejectedValueOnce(reason)
    expect(await failureOf(uploadApi.status('u1', stop.signal))).toBe(reason)
  })
})

describe('a part', () => {
  class FakeCall {
    static last: FakeCall
    readonly upload: { onprogress?: (event: { loaded: number }) => void } = {}
    readonly sent: unknown[] = []
    status = 0
    responseText = ''
    onload = () => {}
    onerror = () => {}
    ontimeout = () => {}
    onabort = () => {}
    constructor() {
      FakeCall.last = this
    }
    open = (...args: unknown[]) => void this.sent.push(args)
    setRequestHeader = (...args: unknown[]) => void this.sent.push(args)
    send = (body: unknown) => void this.sent.push(body)
    abort = () => this.onabort()
  }

  const body = new Blob(['abc'])
  const putPart = (stop = new AbortController()) => {
    vi.stubGlobal('XMLHttpRequest', FakeCall)
    const progress: number[] = []
    const done = uploadApi.putPart('a/b', 2, body, (bytes) => progress.push(bytes), stop.signal)
    return { call: FakeCall.last, done, progress, stop }
  }

  it('is put with its progress', async () => {
    const { call, done, progress } = putPart()
    expect(call.sent).toEqual([['PUT', '/uploads/a%2Fb/parts/2'], ['Content-Type', 'application/octet-stream'], body])
    call.upload.onprogress?.({ loaded: 2 })
    expect(progress).toEqual([2])
    call.status = 204
    call.onload()
    expect(await done).toBeUndefined()
  })

  it.each([
    [199, 'refused'],
    [300, 'refused'],
    [404, 'gone'],
    [500, 'lost'],
    [0, 'lost'],
  ])('with the status %i means %s', async (status, problem) => {
    const { call, done } = putPart()
    Object.assign(call, { status, responseText: '{"message":"No."}' })
    call.onload()
    expect(await failureOf(done)).toEqual([problem, 'No.'])
  })

  it.each(['onerror', 'ontimeout'] as const)('is lost at %s', async (event) => {
    const { call, done } = putPart()
    call[event]()
    expect(await failureOf(done)).toEqual(['lost', SORRY])
  })

  it('ends with its abort', async () => {
    const { done, stop } = putPart()
    const reason = new Error('stopped')
    stop.abort(reason)
    expect(await failureOf(done)).toBe(reason)
  })
})
