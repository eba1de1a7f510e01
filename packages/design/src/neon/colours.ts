import type { Colour } from '../geometry/display-list'
import type { TubeColour } from './tube-data'

/** A colour of tube: what a shopper calls it, its light, and the silicone around it by day. */
interface TubeLight {
  label: string
  lit: Colour
  jacket: Colour
}

export const TUBE_LIGHTS: Readonly<Record<TubeColour, TubeLight>> = {
  'warm-white': { label: 'Warm white', lit: '#ffcf8f', jacket: '#f6f1e7' },
  'cool-white': { label: 'Cool white', lit: '#dfeeff', jacket: '#f4f6f8' },
  pink: { label: 'Pink', lit: '#ff4fa3', jacket: '#f3c3d8' },
  rose: { label: 'Rose', lit: '#ff8aa0', jacket: '#f2cfd2' },
  red: { label: 'Red', lit: '#ff2b2b', jacket: '#cf4a44' },
  orange: { label: 'Orange', lit: '#ff8a1f', jacket: '#e8a566' },
  lemon: { label: 'Lemon', lit: '#ffe14a', jacket: '#efe39b' },
  green: { label: 'Green', lit: '#35e06a', jacket: '#8cc99b' },
  'sky-blue': { label: 'Sky blue', lit: '#46b8ff', jacket: '#a3cbe6' },
  purple: { label: 'Purple', lit: '#a558ff', jacket: '#bda6dc' },
}
