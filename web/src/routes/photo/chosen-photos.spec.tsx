import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PhotoRefused } from '~/lib/photos/photo-refusal'
import { usePhoto } from './use-photo'

/** How the files that are being opened end, by their name. */
const opening = vi.hoisted(() => new Map<string, { open: () => void; refuse: () => void }>())
const kept = vi.hoisted(() => ({ file: null as File | null }))

vi.mock('~/lib/photos/chosen-photo', () => ({
  chosenPhoto: async () => kept.file,
  forgetChosenPhoto: async () => {
    kept.file = null
  },
  keepChosenPhoto: async (file: File) => {
    kept.file = file
  },
}))
vi.mock('~/lib/photos/decode-photo', () => ({ decodePhoto: async () => ({}) }))
vi.mock('~/lib/photos/read-photo', () => ({
  readPhoto: ({ name, type }: File) =>
    new Promise((resolve, reject) => {
      const read = { file: new Blob(), name, type, widthPx: 3, heightPx: 2 }
      opening.set(name, {
        open: () => resolve(read),
        refuse: () => reject(new PhotoRefused(`${name} is not a picture.`)),
      })
    }),
}))

type Chosen = ReturnType<typeof usePhoto>

function Reader({ onChosen }: { onChosen: (chosen: Chosen) => void }) {
  onChosen(usePhoto())
  return null
}

async function openPage() {
  let chosen: Chosen | undefined
  const onChosen = (now: Chosen) => {
    chosen = now
  }
  await act(async () => void render(<Reader onChosen={onChosen} />))
  return {
    choose: (name: string) => act(async () => void chosen?.choose(new File(['x'], name, { type: 'image/jpeg' }))),
    come: (name: string, how: 'open' | 'refuse') => act(async () => opening.get(name)?.[how]()),
    /** The name of the shown photo, and the refusal of another one. */
    shown: () => {
      const photo = chosen?.photo
      if (!photo || photo.state === 'opening') return 'opening'
      return [photo.state === 'open' ? photo.photo.file.name : '', photo.problem]
    },
  }
}

beforeEach(() => {
  opening.clear()
  kept.file = new File(['x'], 'kept.jpg', { type: 'image/jpeg' })
})
afterEach(() => vi.unstubAllGlobals())

it('of two photos that are chosen one after the other the second one is shown, however long the first one takes', async () => {
  const { choose, come, shown } = await openPage()
  await choose('large.jpg')
  await choose('small.jpg')
  await come('small.jpg', 'open')
  await come('large.jpg', 'open')
  await come('kept.jpg', 'open')
  expect([shown(), kept.file?.name]).toEqual([['small.jpg', null], 'small.jpg'])
})

it('the photo that is kept on the device stays when the one that is chosen before it is open is refused', async () => {
  const { choose, come, shown } = await openPage()
  await choose('notes.txt')
  await come('kept.jpg', 'open')
  expect(shown()).toBe('opening')
  await come('notes.txt', 'refuse')
  expect([shown(), kept.file?.name]).toEqual([['kept.jpg', 'notes.txt is not a picture.'], 'kept.jpg'])
})
