// The heap of one Worker in workerd, read through its inspector.
import { setTimeout as sleep } from 'node:timers/promises'

interface Call {
  resolve: (result: unknown) => void
  reject: (error: Error) => void
}

/** An answer of the inspector. */
interface Message {
  id: number
  result?: unknown
  error?: { message: string }
}

/** In bytes. */
interface HeapUsage {
  usedSize: number
  embedderHeapUsedSize?: number
  backingStorageSize?: number
}

interface HeapOptions {
  /** Of the Worker: it collects when it next runs, so it gets a request. */
  port: number
  inspectorPort: number | null
  /** The name of the Worker. */
  worker: string
}

export interface Heap {
  /** The size of the Worker's heap after a full garbage collection, with its buffers. */
  usedMb: () => Promise<number>
  close: () => void
}

/** A call of the inspector's protocol. */
function caller(socket: WebSocket) {
  let last = 0
  const waiting = new Map<number, Call>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(data) as Message
    const call = waiting.get(id)
    waiting.delete(id)
    if (error) call?.reject(new Error(error.message))
    else call?.resolve(result)
  })
  return (method: string) =>
    new Promise<unknown>((resolve, reject) => {
      waiting.set(++last, { resolve, reject })
      socket.send(JSON.stringify({ id: last, method }))
    })
}

export async function openHeap({ port, inspectorPort, worker }: HeapOptions): Promise<Heap> {
  const answer = await fetch(`http://127.0.0.1:${inspectorPort}/json`)
  const targets = (await answer.json()) as { id: string }[]
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
      const usage = (await call('Runtime.getHeapUsage')) as HeapUsage
      const { usedSize, embedderHeapUsedSize = 0, backingStorageSize = 0 } = usage
      return (usedSize + embedderHeapUsedSize + backingStorageSize) / 1e6
    },
    close: () => socket.close(),
  }
}
