import { expect, it, vi } from 'vitest'
import { paintWithPictures } from './paint-with-pictures'

/** Pictures of which some are decoded; the others come when they are let. */
function opened(...decoded: string[]) {
  const there = new Set(decoded)
  const log: string[] = []
  let come = (_: readonly string[]) => {}
  const pictures = {
    picture: (key: string) => (there.has(key) ? ({ width: 4 } as ImageBitmap) : null),
    holdSmall: (keys: readonly string[]) => {
      log.push(`hold ${keys.join()}`)
      return new Promise<() => void>((resolve) => {
        come = (found) => {
          for (const key of found) there.add(key)
          resolve(() => void log.push('release'))
        }
      })
    },
  }
  const paint = () => void log.push(`paint ${[...there].sort().join()}`)
  return { pictures, paint, log, come: (...found: string[]) => come(found) }
}

const turns: FrameRequestCallback[] = []
vi.stubGlobal('requestAnimationFrame', (turn: FrameRequestCallback) => turns.push(turn))
/** Lets promises settle, and the queue of small pictures paint. */
async function frame() {
  await new Promise((resolve) => setTimeout(resolve))
  for (const turn of turns.splice(0)) turn(0)
}

it('paints once where all pictures are decoded', async () => {
  const { pictures, paint, log } = opened('a', 'b')
  paintWithPictures(pictures, ['a', 'b'], paint)
  await frame()
  expect(log).toEqual(['paint a,b'])
})

it('paints with what is decoded, and again with the others while they are held', async () => {
  const { pictures, paint, log, come } = opened('a')
  paintWithPictures(pictures, ['a', 'b', 'c'], paint)
  expect(log).toEqual(['hold b,c', 'paint a'].toReversed())
  come('b')
  await frame()
  expect(log).toEqual(['paint a', 'hold b,c', 'paint a,b', 'release'])
})

it('does not paint again where no picture came, or where it has ended', async () => {
  const gone = opened()
  paintWithPictures(gone.pictures, ['a'], gone.paint)
  gone.come()
  await frame()
  expect(gone.log).toEqual(['paint ', 'hold a', 'release'])

  const early = opened()
  paintWithPictures(early.pictures, ['a'], early.paint)()
  early.come('a')
  await frame()
  expect(early.log).toEqual(['paint ', 'hold a', 'release'])

  const late = opened()
  const end = paintWithPictures(late.pictures, ['a'], late.paint)
  late.come('a')
  await new Promise((resolve) => setTimeout(resolve))
  end()
  await frame()
  expect(late.log).toEqual(['paint ', 'hold a', 'release'])
})
