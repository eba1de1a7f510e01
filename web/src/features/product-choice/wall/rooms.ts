/** A part of a wall where a print may hang, in mm: right of the middle of the picture and above the floor. */
interface Space {
  left: number
  right: number
  low: number
  high: number
}

/** A wall seen straight on, at one scale over the whole picture. */
export interface Wall {
  /** What the print hangs by, with its real size. */
  where: string
  /** Width and height of the wall in the picture. */
  widthMm: number
  heightMm: number
  /** Height of the picture's lower edge at the wall, above the floor. */
  lowMm: number
  /** Height of the middle of a small print, above the floor. */
  eyeMm: number
  /** Free parts of the wall. Nothing in front of the wall covers them. */
  spaces: readonly Space[]
}

/** A photographed room. */
export interface Room extends Wall {
  id: 'hall' | 'living'
  label: string
  picture: string
}

/** From the nearest room to the farthest. The scenes are in scripts/pictures/scenes. */
export const ROOMS: readonly [Room, Room] = [
  {
    id: 'hall',
    label: 'Hallway',
    where: 'above a console that is 1.4 m wide',
    picture: '/pictures/room-hall.1200x900.c5c2b3.6249a4d0/1200.webp',
    widthMm: 2400,
    heightMm: 1800,
    lowMm: 440,
    eyeMm: 1450,
    spaces: [
      { left: -400, right: 400, low: 900, high: 2180 },
      { left: -1120, right: 1120, low: 1340, high: 2180 },
    ],
  },
  {
    id: 'living',
    label: 'Living room',
    where: 'above a sofa that is 2.1 m wide',
    picture: '/pictures/room-living.1200x900.cac0af.a3e75915/1200.webp',
    widthMm: 3900,
    heightMm: 2925,
    lowMm: -330,
    eyeMm: 1600,
    spaces: [{ left: -1220, right: 1220, low: 960, high: 2530 }],
  },
]
