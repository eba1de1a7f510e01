import { describe, expect, it } from 'vitest'
import { ROOMS } from './rooms'
import { bareWall, fitsIn, fitsSomewhere, placeOnWall, roomFor, together, wallText } from './wall-scale'

const [hall, living] = ROOMS
const size = (widthMm: number, heightMm: number) => ({ widthMm, heightMm })

describe('a size on a wall', () => {
  it('has its true share of the wall in the picture', () => {
    expect(placeOnWall(hall, [size(600, 450)])).toEqual([{ left: '37.5%', top: '31.39%', width: '25%', height: '25%' }])
    expect(placeOnWall(living, [size(780, 585)])).toEqual([{ left: '40%', top: '24.02%', width: '20%', height: '20%' }])
  })

  it('rises when the furniture is in its way', () => {
    // 960 mm above the floor, in a picture from 330 mm below the floor to 2595 mm above it.
    expect(placeOnWall(living, [size(1000, 1500)])[0]?.top).toBe('4.62%')
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
    const text = (print: ReturnType<typeof size>, noun: string, room: (typeof ROOMS)[number]) =>
      wallText([{ size: print, noun }], room)
    expect(text(size(400, 600), 'canvas', living)).toBe('A 40 × 60 cm canvas above a sofa that is 2.1 m wide')
    expect(text(size(800, 400), 'canvas', hall)).toBe('An 80 × 40 cm canvas above a console that is 1.4 m wide')
    expect(text(size(210, 297), 'poster', hall)).toBe('A 21 × 29.7 cm poster above a console that is 1.4 m wide')
  })
})

describe('two sizes side by side', () => {
  const pair = [size(400, 600), size(600, 900)]

  it('take up both widths and 12 cm between them, and the taller height', () => {
    expect(together(pair)).toEqual(size(1120, 900))
    expect(together([size(400, 600)])).toEqual(size(400, 600))
  })

  it('hang at one scale, around the middle of the wall, with their middles at one height', () => {
    // 3900 × 2925 mm: the pair begins at 1390 mm, the second print 520 mm after that.
    expect(placeOnWall(living, pair)).toEqual([
      { left: '35.64%', top: '23.76%', width: '10.26%', height: '20.51%' },
      { left: '48.97%', top: '18.63%', width: '15.38%', height: '30.77%' },
    ])
  })

  it('too wide for the rooms hang on a bare wall with a door, at the scale of that wall', () => {
    const large = [size(1500, 1000), size(1800, 1200)]
    const all = together(large)
    expect(all).toEqual(size(3420, 1200))
    expect(fitsSomewhere(all)).toBe(false)
    const wall = bareWall(all)
    expect([wall.widthMm, wall.heightMm]).toEqual([6140, 2700])
    expect(fitsIn(wall, all)).toBe(true)
    expect(placeOnWall(wall, large)).toEqual([
      { left: '22.15%', top: '14.81%', width: '24.43%', height: '37.04%' },
      { left: '48.53%', top: '11.11%', width: '29.32%', height: '44.44%' },
    ])
    // A print that is taller than the usual ceiling keeps its distance from it.
    expect(bareWall(size(1200, 2400)).heightMm).toBe(3300)
  })

  it('are described in words', () => {
    const hung = [
      { size: size(400, 600), noun: 'canvas' },
      { size: size(800, 400), noun: 'metal print' },
    ]
    expect(wallText(hung, living)).toBe(
      'A 40 × 60 cm canvas and an 80 × 40 cm metal print above a sofa that is 2.1 m wide',
    )
    expect(wallText(hung, bareWall(size(1, 1)))).toBe(
      'A 40 × 60 cm canvas and an 80 × 40 cm metal print beside a door that is 198 cm high',
    )
  })
})
