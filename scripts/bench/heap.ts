// The heap of one Worker in workerd, read through its inspector.
import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'

const near = createRequire(import.meta.url)
// Node 20 has no WebSocket. Miniflare has one.
const { WebSocket } = createRequire(near.resolve('miniflare'))('undici')

/** A call of the inspector's protocol. */
function caller(socket) {
  let last = 0
  const waiting = new Map()
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(data)
    const call = waiting.get(id)
    waiting.delete(id)
    if (error) call?.reject(new Error(error.message))
    else call?.resolve(result)
  })
  return (method) =>
    new Promise((resolve, reject) => {
      waiting.set(++last, { resolve, reject })
      socket.send(JSON.stringify({ id: last, method }))
    })
}

/**
 * Returns `{ usedMb, close }`: the size of the Worker's heap after a full garbage collection, with its buffers.
 *
 * @param port of the Worker: it collects when it next runs, so it gets a request
 */
export async function openHeap({ port, inspectorPort, worker }) {
  const targets = await (await fetch(`http://127.0.0.1:${inspectorPort}/json`)).json()
  const target = targets.find(({ id }) => id === worker)
  if (!target) throw new Error(`The inspector knows no Worker ${worker}: ${targets.map(({ id }) => id).join(', ')}`)
  const socket = new WebSocket(`ws://127.0.0.1:${inspectorPort}/${worker}`)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })
  const call = caller(socket)
  return {
    async usedMb() {
      // Objects that the first round frees may hold the last reference to others.
      for (let round = 0; round < 2; round++) {
        let isDone = false
        const collected = call('HeapProfiler.collectGarbage').finally(() => {
          isDone = true
        })
        // The Worker may have responded before it got the inspector's message.
        while (!isDone) {
          await (await fetch(`http://127.0.0.1:${port}/healthz`)).text()
          await sleep(20)
        }
        await collected
      }
      const { usedSize, embedderHeapUsedSize = 0, backingStorageSize = 0 } = await call('Runtime.getHeapUsage')
      return (usedSize + embedderHeapUsedSize + backingStorageSize) / 1e6
    },
    close: () => socket.close(),
  }
}
