import { describe, expect, it } from 'vitest'
import { ROOMS } from './rooms'
import { fitsSomewhere, placeOnWall, roomFor, wallText } from './wall-scale'

const [hall, living] = ROOMS
const size = (widthMm: number, heightMm: number) => ({ widthMm, heightMm })

describe('a size on a wall', () => {
  it('has its true share of the wall in the picture', () => {
    expect(placeOnWall(hall, size(600, 450))).toEqual({ left: '37.5%', top: '31.39%', width: '25%', height: '25%' })
    expect(placeOnWall(living, size(780, 585))).toEqual({ left: '40%', top: '24.02%', width: '20%', height: '20%' })
  })

  it('rises when the furniture is in its way', () => {
    // 960 mm above the floor, in a picture from 330 mm below the floor to 2595 mm above it.
    expect(placeOnWall(living, size(1000, 1500)).top).toBe('4.62%')
  })

  it('a size too big for the wall takes the bigger room', () => {
    expect(roomFor(size(400, 600)).id).toBe('hall')
    expect(roomFor(size(400, 600), 'living').id).toBe('living')
    expect(roomFor(size(1000, 1500), 'hall').id).toBe('living')
  })

  it('a print that is taller than every wall fits nowhere', () => {
    expect(fitsSomewhere(size(1800, 1200))).toBe(true)
    expect(fitsSomewhere(size(1200, 1800))).toBe(false)
    expect(roomFor(size(1200, 1800)).id).toBe('living')
  })

  it('is described in words', () => {
    expect(wallText(size(400, 600), 'canvas', living)).toBe('A 40 × 60 cm canvas above a sofa that is 2.1 m wide')
    expect(wallText(size(800, 400), 'canvas', hall)).toBe('An 80 × 40 cm canvas above a console that is 1.4 m wide')
    expect(wallText(size(210, 297), 'poster', hall)).toBe('A 21 × 29.7 cm poster above a console that is 1.4 m wide')
  })
})
