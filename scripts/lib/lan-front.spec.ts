import { createServer, type IncomingMessage, type RequestOptions, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startLanFront } from './lan-front.ts'

/** Addresses of this computer, as those of the shop, of the network and of a phone. */
const [SHOP, NETWORK, PHONE] = ['127.0.0.1', '127.0.0.2', '127.0.0.3'] as const

let shop: Server
let front: Server
let port: number
const aborted: (string | undefined)[] = []

const textOf = async (stream: IncomingMessage) => {
  let text = ''
  for await (const part of stream) text += part
  return text
}

beforeAll(async () => {
  shop = createServer(async (asked, answer) => {
    if (asked.url === '/slow') return asked.socket.once('close', () => aborted.push(asked.url))
    if (asked.url === '/broken') return asked.socket.destroy()
    const { method, url, headers } = asked
    const body = await textOf(asked)
    answer.writeHead(418, { 'Set-Cookie': ['a=1', 'b=2'] })
    answer.end(JSON.stringify({ method, url, body, peer: headers['cf-connecting-ip'], host: headers.host }))
  })
  await new Promise<void>((resolve) => shop.listen(0, SHOP, resolve))
  port = (shop.address() as AddressInfo).port
  front = await startLanFront({ address: NETWORK, port })
})
afterAll(async () => {
  for (const server of [front, shop]) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

const ask = (path: string, { body, ...options }: RequestOptions & { body?: string } = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const asking = request({ host: NETWORK, port, path, localAddress: PHONE, ...options }, resolve)
    asking.once('error', reject)
    asking.end(body)
  })

it('answers a phone by the shop, with the whole request and the whole answer', async () => {
  const answer = await ask('/graphql?a=%20b', { method: 'POST', body: 'kia ora' })
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([418, ['a=1', 'b=2']])
  expect(JSON.parse(await textOf(answer))).toEqual({
    method: 'POST',
    url: '/graphql?a=%20b',
    body: 'kia ora',
    peer: PHONE,
    host: `${NETWORK}:${port}`,
  })
})

it.each(['cf-connecting-ip', 'CF-Connecting-IP'])('says who asks, whatever %s says', async (name) => {
  const answer = await ask('/__mail', { headers: { [name]: '127.0.0.1', host: 'localhost' } })
  expect(JSON.parse(await textOf(answer))).toMatchObject({ peer: PHONE, host: 'localhost' })
})

it('ends an answer that the shop does not finish', async () => {
  await expect(ask('/broken')).rejects.toMatchObject({ code: 'ECONNRESET' })
})

it('takes back what a phone no longer waits for', async () => {
  const asking = request({ host: NETWORK, port, path: '/slow', localAddress: PHONE })
  asking.on('error', () => {})
  asking.end()
  await expect
    .poll(() => new Promise<number>((resolve) => shop.getConnections((_, count) => resolve(count))))
    .toBeGreaterThan(0)
  asking.destroy()
  await expect.poll(() => aborted).toEqual(['/slow'])
})

it('fails where the address cannot be taken', async () => {
  await expect(startLanFront({ address: NETWORK, port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
