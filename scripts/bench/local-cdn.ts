// A local CDN: TLS, HTTP/2 and brotli in front of any local server, as in production.
import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import {
  createSecureServer,
  type OutgoingHttpHeaders,
  type IncomingHttpHeaders as RequestHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync, constants } from 'node:zlib'

const TEXT = /^(?:text\/|application\/(?:json|javascript|manifest)|image\/svg)/
/** As in a CDN, immutable files are compressed once with high quality, and documents quickly. */
const QUALITY = { immutable: 11, document: 5 }
/**
 * Delay of a response. Without it, a response may arrive before the browser has registered the request. The browser's
 * network emulation then counts its bytes twice: with the response headers and again when the body is read. Results
 * were random.
 */
const AWAY_MS = 8
const CONNECTION_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'upgrade'])

/** A document that the local CDN has itself. */
interface CdnPage {
  html: string
  headers: Record<string, string>
}

export interface LocalCdn {
  url: string
  /** The hash of the key, by which a browser trusts the certificate. */
  keyHash: string
  /** Documents by their paths. They replace those of the origin, with the same connection and compression. */
  pages: Map<string, CdnPage>
  stop: () => Promise<void>
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

interface PackedAnswer {
  head: OutgoingHttpHeaders
  body: Buffer
}

/** A certificate for this run, and the hash of its key, by which a browser trusts it. */
function certificate() {
  const folder = mkdtempSync(join(tmpdir(), 'kea-bench-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  execFileSync('openssl', ['req', '-x509', ...kind, ...names, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  const pair = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(folder, { recursive: true })
  const publicKey = new X509Certificate(pair.cert).publicKey.export({ type: 'spki', format: 'der' })
  return { ...pair, keyHash: createHash('sha256').update(publicKey).digest('base64') }
}

/** Headers of the browser that the local server does not get. */
const OWN_HEADERS = new Set([...CONNECTION_HEADERS, 'host', 'accept-encoding', 'origin', 'referer'])

/** One complete response of the local server. A request with a body looks as if its page came from that server. */
function fetchLocal(origin: string, path: string, headers: RequestHeaders, body: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const target = new URL(path, origin)
    const passed = Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OWN_HEADERS.has(name))
    const sent = request(
      target,
      {
        method: headers[':method'],
        headers: {
          ...Object.fromEntries(passed),
          ...(headers.origin && { origin }),
          ...(body.length > 0 && { 'content-length': body.length }),
        },
      },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
        )
        answer.on('error', reject)
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

/** The complete body of a browser's request. */
async function bodyOf(stream: ServerHttp2Stream): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}

const pack = (body: Buffer, quality: number) =>
  brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })

/** Starts the local CDN in front of `origin`. */
export async function startLocalCdn(origin: string): Promise<LocalCdn> {
  const { key, cert, keyHash } = certificate()
  const pages = new Map<string, CdnPage>()
  /** Immutable files, which are requested and compressed once, as in a CDN. */
  const cached = new Map<string, PackedAnswer>()

  async function answer(path: string, headers: RequestHeaders, body: Buffer): Promise<Answer> {
    const page = pages.get(path)
    if (page !== undefined) {
      return { status: 200, headers: page.headers, body: Buffer.from(page.html) }
    }
    return fetchLocal(origin, path, headers, body)
  }

  async function packedAnswer(path: string, headers: RequestHeaders, sentBody: Buffer): Promise<PackedAnswer> {
    const known = cached.get(path)
    if (known) return known
    const result = await answer(path, headers, sentBody)
    const immutable = /immutable/.test(result.headers['cache-control'] ?? '') && result.status === 200
    const small = TEXT.test(result.headers['content-type'] ?? '') && result.body.length > 0
    const body = small ? pack(result.body, immutable ? QUALITY.immutable : QUALITY.document) : result.body
    const passed = Object.entries(result.headers).filter(([name]) => !CONNECTION_HEADERS.has(name))
    const packed = {
      head: {
        ...Object.fromEntries(passed),
        ...(small && { 'content-encoding': 'br' }),
        ':status': result.status,
        'content-length': body.length,
      },
      body,
    }
    if (immutable) cached.set(path, packed)
    return packed
  }

  const server = createSecureServer({ key, cert, allowHTTP1: false })
  server.on('stream', async (stream, headers) => {
    stream.on('error', () => {})
    try {
      const sentBody = headers[':method'] === 'GET' ? Buffer.alloc(0) : await bodyOf(stream)
      await sleep(AWAY_MS)
      const { head, body } = await packedAnswer(headers[':path'] ?? '/', headers, sentBody)
      // The browser has left the page.
      if (stream.destroyed) return
      stream.respond(head)
      stream.end(body)
    } catch (error) {
      if (!stream.headersSent && !stream.destroyed) stream.respond({ ':status': 502 })
      stream.end(String(error))
    }
  })
  const sessions = new Set<ServerHttp2Session>()
  server.on('session', (session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    keyHash,
    pages,
    stop: () =>
      new Promise((resolve) => {
        for (const session of sessions) session.destroy()
        server.close(() => resolve())
      }),
  }
}
