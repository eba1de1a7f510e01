import { describe, expect, it } from 'vitest'
import { runMinuteWork } from './minute-work'

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Runs jobs by name; what they do, what is logged and what goes on is noted. */
async function run(jobs: Record<string, () => Promise<unknown>>, limitMs = 20) {
  const logged: string[] = []
  const goingOn: Promise<unknown>[] = []
  const list = Object.entries(jobs).map(([name, work]) => ({ name, run: work }))
  await runMinuteWork(list, {
    onError: (name, error) => logged.push(`${name}: ${messageOf(error)}`),
    waitUntil: (work) => goingOn.push(work),
    limitMs,
  })
  return { logged, goingOn }
}

describe('the work of a minute', () => {
  it('is done in order, one job after the other', async () => {
    const done: string[] = []
    const slowly = (name: string, ms: number) => async () => {
      await new Promise((resolve) => setTimeout(resolve, ms))
      done.push(name)
    }
    expect(await run({ a: slowly('a', 10), b: slowly('b', 0) }, 1_000)).toEqual({ logged: [], goingOn: [] })
    expect(done).toEqual(['a', 'b'])
  })

  it('goes on behind a job that fails, which is logged by its name', async () => {
    const done: string[] = []
    const { logged } = await run({
      mails: async () => {
        throw new Error('No luck')
      },
      carts: () => {
        throw new Error('Not even a promise')
      },
      designs: async () => done.push('designs'),
    })
    expect(logged).toEqual(['mails: No luck', 'carts: Not even a promise'])
    expect(done).toEqual(['designs'])
  })

  it('goes on behind a job that takes too long, which comes to its end by itself', async () => {
    const done: string[] = []
    let finish = () => {}
    const slow = new Promise<void>((resolve) => {
      finish = resolve
    }).then(() => done.push('slow'))
    const { logged, goingOn } = await run({ slow: () => slow, next: async () => done.push('next') })
    expect([done, logged]).toEqual([['next'], ['slow: Takes longer than 0.02 seconds']])
    finish()
    await Promise.all(goingOn)
    expect(done).toEqual(['next', 'slow'])
  })

  it('logs a job that fails after its time', async () => {
    const failLate = async () => {
      await new Promise((resolve) => setTimeout(resolve, 40))
      throw new Error('Late')
    }
    const { logged, goingOn } = await run({ slow: failLate })
    await Promise.all(goingOn)
    expect(logged).toEqual(['slow: Takes longer than 0.02 seconds', 'slow: Late'])
  })
})
