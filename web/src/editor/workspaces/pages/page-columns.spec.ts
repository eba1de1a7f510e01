import { describe, expect, it } from 'vitest'
import { pageColumns } from './page-columns'

const desktop = { width: 1392, height: 580, gap: 12 }
const portrait = { shape: 0.7, least: 136 }

describe('the columns of the pages', () => {
  it('are those in which all pages are largest', () => {
    expect(pageColumns({ ...desktop, ...portrait, count: 13 })).toEqual({ count: 7, width: 172 })
    expect(pageColumns({ ...desktop, shape: 2, least: 229, count: 14 })).toEqual({ count: 5, width: 266 })
    expect(pageColumns({ ...desktop, shape: 1, least: 162, count: 25 })).toBeNull()
  })

  it('are wider where there is more height, and not larger than they need to be', () => {
    expect(pageColumns({ ...desktop, ...portrait, height: 800, count: 13 })).toEqual({ count: 7, width: 188 })
    expect(pageColumns({ ...desktop, ...portrait, count: 2 })).toEqual({ count: 2, width: 326 })
  })

  it('are none where the pages need more room than there is', () => {
    expect(pageColumns({ ...desktop, ...portrait, count: 100 })).toBeNull()
    expect(pageColumns({ width: 366, height: 560, gap: 8, shape: 1, least: 108, count: 13 })).toBeNull()
  })

  it('fill a phone with a few cards', () => {
    expect(pageColumns({ width: 366, height: 560, gap: 8, shape: 1, least: 108, count: 4 })).toEqual({
      count: 2,
      width: 179,
    })
  })
})
