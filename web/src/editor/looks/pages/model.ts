import type { Size } from '@kea/design/geometry/surfaces'
import type { Mesh, Vec3 } from '../../solids/mesh/mesh'

/** What a shape is made of. `three/page-materials.ts` has a material for each. */
export type Stuff =
  | 'paper'
  | 'leaves'
  | 'laminate'
  | 'cloth'
  | 'card'
  | 'card-edge'
  | 'board'
  | 'lining'
  | 'wire'
  | 'nail'

/** The place of a rigid shape: it is rolled about z, pitched about x, turned about y, and moved. In radians and mm. */
export interface Place {
  at: Vec3
  yaw: number
  pitch: number
  roll: number
}

/** A shape at one moment. The same mesh object means that nothing in it has changed. */
export interface Shape {
  id: string
  mesh: Mesh
  stuff: Stuff
  /** The key of the picture on it. */
  print?: string
  /** Left out for a shape that is where its mesh says. */
  place?: Place
  /** False for what throws no shadow of its own, as a sheet on others. */
  isCasting: boolean
  /** The stop that a tap on it leads to. */
  stop?: number
}

/** How far things are on their way. */
export interface State {
  /** The stop that is shown; between two of them a page is in the air. */
  at: number
  /** 1 where the last turn went towards the end, -1 where it went back. */
  way: 1 | -1
  /** How far the thing of each stop has been turned over, 0..1; left out for 0. */
  over: Readonly<Record<number, number>>
  /** 0 before things have spread, 1 after it. */
  spread: number
}

/** What the viewer sees: a box of this half size around a point, from above by `lift` and from the side by `turn`. */
export interface Sight {
  middle: Vec3
  across: number
  up: number
  lift: number
  /** Positive shows more of the right side. */
  turn: number
}

export type Surrounding = 'table' | 'wall' | 'felt' | 'desk'

/** What one drag does: a page is turned to the side, a sheet upwards; things slide by; or only taps count. */
export type Drag = 'page' | 'sheet' | 'slide' | 'none'

/** A thing of many pages: how it stands at every moment of its turning. */
export interface PagesModel {
  /** What a shopper calls the thing, and one of its pages. */
  noun: string
  unit: string
  /** What is seen at each stop. */
  stops: readonly string[]
  /** What a thing that is turned over is called, where things can be. */
  overName: ((stop: number, isOver: boolean) => string) | null
  start: State
  surrounding: Surrounding
  drag: Drag
  /** The size of what a finger turns, in mm. */
  reach: Size
  /** The longer side of a picture in pixels, for a view of this size in pixels of the screen. */
  pictureSide: (width: number, height: number) => number
  pose: (state: State) => readonly Shape[]
  sight: (state: State) => Sight
  /** The keys of the pictures that are seen at a state or soon, the nearest first. */
  pictures: (state: State) => readonly string[]
  /** The pictures of a stop laid flat, from left to right. */
  flat: (state: State) => readonly string[]
}

export const clamp = (value: number, low = 0, high = 1): number => Math.min(Math.max(value, low), high)
export const mix = (from: number, to: number, part: number): number => from + (to - from) * part
