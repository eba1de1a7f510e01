/** A segment of a JPEG, including the two bytes of its marker. */
export interface Segment {
  marker: number
  start: number
  end: number
}

export const SOI = 0xd8
export const EOI = 0xd9
export const SOS = 0xda
export const DQT = 0xdb
export const DHT = 0xc4
export const DRI = 0xdd
export const APP0 = 0xe0
export const APP1 = 0xe1
export const APP2 = 0xe2
export const APP14 = 0xee
export const APP15 = 0xef
export const COM = 0xfe

/** The frame of a JPEG of several precisions. */
export const PROGRESSIVE = 0xc2

/** Frame headers; C4, C8 and CC are other tables. */
export const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== DHT && marker !== 0xc8 && marker !== 0xcc

export const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7

/** Markers without a length: restarts outside of coded data, and TEM. */
export const isAlone = (marker: number): boolean => isRestart(marker) || marker === 0x01
