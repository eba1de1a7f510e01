import { describe, expect, it } from 'vitest'
import type { DraftEntry } from '~/lib/drafts/drafts'
import { unfinishedOf } from './unfinished'

const records = { i1: { kind: 'item' } }
const draft = (more: Partial<DraftEntry> = {}): DraftEntry => ({
  key: 'new:photo-mug',
  design: { sku: 'photo-mug', tool: 'photomug-tool', records },
  designUid: null,
  revision: null,
  asked: [],
  savedAt: '2026-11-02T09:00:00.000Z',
  card: { product: 'Photo mug', path: '/photomug-tool?sku=photo-mug' },
  ...more,
})
const stored = (uid: string, updated_at = '2026-11-02 10:00:00') => ({
  uid,
  sku: 'canvas-print',
  name: 'Nana’s lake',
  preview_image: null,
  edit_link: `/uploadchoice?sku=canvas-print&design=${uid}`,
  updated_at,
})

describe('unfinished designs', () => {
  it('are those of the device and of the store, each once, the last changed one first', () => {
    const list = unfinishedOf([draft(), draft({ key: 'new:x', designUid: 'a' })], [stored('a'), stored('b')])
    expect(list.map(({ id }) => id)).toEqual(['b', 'new:photo-mug', 'new:x'])
    expect(list[0]).toMatchObject({ name: 'Nana’s lake', key: null, path: '/uploadchoice?sku=canvas-print&design=b' })
  })

  it('have the name that the shopper gave them, beside the product', () => {
    expect(unfinishedOf([draft({ name: 'For Dad' })], [])).toMatchObject([{ name: 'For Dad', product: 'Photo mug' }])
    expect(unfinishedOf([draft()], [])).toMatchObject([{ name: 'Photo mug', product: '' }])
  })

  it('have something on them', () => {
    expect(unfinishedOf([draft({ design: { sku: 'photo-mug', tool: 'photomug-tool', records: {} } })], [])).toEqual([])
  })

  it.each([
    ['new:photo-mug', '/photomug-tool?sku=photo-mug'],
    ['design:abc', '/photomug-tool?sku=photo-mug&design=abc'],
  ])('of an earlier version of the shop open from their key %s', (key, path) => {
    const { card: _card, ...older } = draft({ key })
    expect(unfinishedOf([older], [])).toMatchObject([{ name: 'Your design', path }])
  })
})
