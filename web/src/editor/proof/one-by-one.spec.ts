import { expect, test } from 'vitest'
import { oneByOne } from './one-by-one'

const pause = async () => {}

test('each page is announced before it is made, and the browser gets a turn', async () => {
  const events: string[] = []
  const work = {
    onPage: (page: number, pages: number) => void events.push(`page ${page} of ${pages}`),
    pause: async () => void events.push('pause'),
  }
  for await (const each of oneByOne(['cover', 'spread'], work)) events.push(each)
  expect(events).toEqual(['page 1 of 2', 'pause', 'cover', 'page 2 of 2', 'pause', 'spread'])
})

test('cancelled work makes no further page', async () => {
  const stop = new AbortController()
  const made: number[] = []
  const run = async () => {
    for await (const each of oneByOne([1, 2, 3], { signal: stop.signal, pause })) {
      made.push(each)
      if (each === 2) stop.abort(new Error('Enough'))
    }
  }
  await expect(run()).rejects.toThrow('Enough')
  expect(made).toEqual([1, 2])
})
