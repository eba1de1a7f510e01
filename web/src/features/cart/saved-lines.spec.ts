import { getDefaultStore } from 'jotai/vanilla'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetSavedForLater } from '~/lib/saved-for-later'
import { storageOf } from '~/lib/testing/storage-of'
import { forgetSavedLines, savedLinesAtom, saveLines } from './saved-lines'
import { sampleLine } from './testing/sample-cart'

const stored = new Map<string, string>()
const shown = () => getDefaultStore().get(savedLinesAtom)
const mug = sampleLine({ uid: 'mug' })
const prints = [sampleLine({ uid: 'small', hasCopies: true }), sampleLine({ uid: 'large', hasCopies: true })]

beforeEach(() => {
  vi.stubGlobal('localStorage', storageOf(stored))
})
afterEach(() => {
  forgetSavedForLater()
  stored.clear()
  vi.unstubAllGlobals()
})

it('what is saved for later is a list of groups, the latest first, each once', () => {
  expect(saveLines([mug])).toBe(true)
  expect(saveLines(prints)).toBe(true)
  expect(saveLines([mug])).toBe(true)
  expect(shown()).toEqual([[mug], prints])
  forgetSavedLines([mug])
  expect(shown()).toEqual([prints])
})

it('is gone after a logout', () => {
  saveLines(prints)
  forgetSavedForLater()
  expect(shown()).toEqual([])
})

it('a full list and a browser without storage take nothing, and say so', () => {
  for (let at = 0; at < 50; at += 1) expect(saveLines([sampleLine({ uid: `${at}` })])).toBe(true)
  expect(saveLines([mug])).toBe(false)
  expect(shown()).toHaveLength(50)
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('blocked')
    },
  })
  expect(saveLines([mug])).toBe(false)
  vi.unstubAllGlobals()
})

it('entries of another form are left out', () => {
  stored.set('savedForLater', JSON.stringify([[mug], [{ uid: 'x' }], 'text', []]))
  saveLines(prints)
  expect(shown()).toEqual([prints, [mug]])
})
