import { type CodedColour, hevcColour } from './hevc-colour'
import type { StatedColour } from './wide-colour'

/** What the boxes of a HEIC or AVIF file say, before anything is decoded. */
export interface HeifFacts {
  width: number
  height: number
  isWhole: boolean
  isAnimated: boolean
  /** Its colours are those of Display P3, as on every iPhone. */
  isWide: boolean
  /** What it says of colours that browsers do not have by themselves. */
  colour: StatedColour
  exif: Uint8Array | null
}

interface Box {
  name: string
  start: number
  end: number
}

const SEQUENCES = ['avis', 'msf1', 'hevc', 'hevx', 'hevm', 'hevs']
const P3_PRIMARIES = 12
/** The property boxes of the largest photo are a few hundred. */
const BOXES_MAX = 5000
/** A TIFF header whose first directory follows at once, in both byte orders. */
const TIFF_HEADS = ['II*\0\x08\0\0\0', 'MM\0*\0\0\0\x08']

const latin = new TextDecoder('latin1')
const textOf = (bytes: Uint8Array, from: number, to: number): string => latin.decode(bytes.subarray(from, to))
const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** The boxes between two offsets. The last one may end behind `to`. */
function boxesOf(bytes: Uint8Array, from: number, to: number): Box[] {
  const view = viewOf(bytes)
  const boxes: Box[] = []
  for (let at = from; at + 8 <= to && boxes.length < BOXES_MAX; ) {
    const size = view.getUint32(at)
    const isLong = size === 1 && at + 16 <= to
    const end = size === 0 ? to : at + (isLong ? Number(view.getBigUint64(at + 8)) : size)
    const start = at + (isLong ? 16 : 8)
    if (end < start) break
    boxes.push({ name: textOf(bytes, at + 4, at + 8), start, end })
    at = end
  }
  return boxes
}

function isWideColour(bytes: Uint8Array, { start, end }: Box): boolean {
  const kind = textOf(bytes, start, start + 4)
  if (kind === 'nclx') return viewOf(bytes).getUint16(start + 4) === P3_PRIMARIES
  // The description of a profile has one or two bytes a letter.
  return textOf(bytes, start + 4, Math.min(end, start + 2000))
    .replaceAll('\0', '')
    .includes('P3')
}

/** Profiles that browsers have themselves. */
const KNOWN_PROFILE = /P3|sRGB/i
const BIT_DEPTH_AT = 17
/** The number for colours that are not stated. */
const UNSTATED = 2

function codedIn(bytes: Uint8Array, box: Box): CodedColour | null {
  if (textOf(bytes, box.start, box.start + 4) !== 'nclx') return null
  const view = viewOf(bytes)
  return { primaries: view.getUint16(box.start + 4), transfer: view.getUint16(box.start + 6) }
}

function profileIn(bytes: Uint8Array, { start, end }: Box): Uint8Array | null {
  if (!['prof', 'rICC'].includes(textOf(bytes, start, start + 4))) return null
  const profile = bytes.subarray(start + 4, end)
  return KNOWN_PROFILE.test(textOf(profile, 0, 2000).replaceAll('\0', '')) ? null : profile
}

/** A box says more than the parameter sets within the coded picture, and a profile more than numbers. */
function statedColour(bytes: Uint8Array, properties: readonly Box[]): StatedColour {
  const colours = properties.filter((box) => box.name === 'colr' && box.end - box.start >= 8)
  const config = properties.find(({ name, start, end }) => name === 'hvcC' && end - start > BIT_DEPTH_AT)
  const body = config && bytes.subarray(config.start, config.end)
  const profiles = colours.map((box) => profileIn(bytes, box)).filter((profile) => profile !== null)
  const coded = colours.map((box) => codedIn(bytes, box)).find((found) => found !== null)
  const inside = colours.length === 0 && body ? hevcColour(body) : null
  return {
    profile: profiles[0] ?? null,
    coded: coded ?? (inside?.transfer === UNSTATED ? null : inside),
    bits: 8 + ((body?.[BIT_DEPTH_AT] ?? 0) & 7),
    isStated: colours.length > 0,
  }
}

function exifOf(bytes: Uint8Array): Uint8Array | null {
  for (let star = bytes.indexOf(0x2a); star !== -1; star = bytes.indexOf(0x2a, star + 1)) {
    for (const at of [star - 2, star - 3]) {
      if (at >= 0 && bytes[at] === bytes[at + 1] && TIFF_HEADS.includes(textOf(bytes, at, at + 8)))
        return bytes.subarray(at)
    }
  }
  return null
}

/** Reads the boxes of a HEIC or AVIF file. The largest picture in it is the photo, others are its tiles and previews. */
export function readHeif(bytes: Uint8Array): HeifFacts {
  const all = boxesOf(bytes, 0, bytes.length)
  const inside = (boxes: readonly Box[], name: string, skip = 0): Box[] =>
    boxes
      .filter((box) => box.name === name && box.end <= bytes.length)
      .flatMap(({ start, end }) => boxesOf(bytes, start + skip, end))
  const properties = inside(inside(inside(all, 'meta', 4), 'iprp'), 'ipco').filter(({ end }) => end <= bytes.length)
  const view = viewOf(bytes)
  const sizes = properties
    .filter(({ name, start, end }) => name === 'ispe' && end - start >= 12)
    .map(({ start }) => ({ width: view.getUint32(start + 4), height: view.getUint32(start + 8) }))
    .sort((a, b) => b.width * b.height - a.width * a.height)
  return {
    ...(sizes[0] ?? { width: 0, height: 0 }),
    isWhole: all.every(({ end }) => end <= bytes.length),
    isAnimated: SEQUENCES.includes(textOf(bytes, 8, 12)),
    isWide: properties.some((box) => box.name === 'colr' && box.end - box.start >= 8 && isWideColour(bytes, box)),
    colour: statedColour(bytes, properties),
    exif: exifOf(bytes),
  }
}
