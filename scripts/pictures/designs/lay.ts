// Sheets of designs laid out on a plain ground, seen from above: cards, covers, the months of a calendar.
import sharp from 'sharp'
import type { Size } from '../publish.ts'
import { drawSheet } from './designs.ts'
import type { SheetName } from './sample.ts'

/** A sheet and where it lies: its middle and its width in pixels of the picture, turned clockwise in degrees. */
export interface LaidSheet extends SheetName {
  x: number
  y: number
  width: number
  turn?: number
  /** Of its corners, in pixels. */
  radius?: number
}

export interface Laid {
  /** The colours of the ground, from the upper left to the lower right. */
  ground: readonly [from: string, to: string]
  /** From the lowest to the uppermost. */
  sheets: readonly LaidSheet[]
}

/** Pixels of a sheet for one of the picture, so that it may be turned. */
const FINER = 2

async function placed({ x, y, width, turn = 0, radius = 0, ...name }: LaidSheet, at: number): Promise<string> {
  const png = await drawSheet(name, width * FINER)
  const { width: w, height: h } = await sharp(png).metadata()
  const height = (width * h) / w
  const box = `x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}"`
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><clipPath id="s${at}"><rect ${box} rx="${radius}"/></clipPath>
    <rect ${box} rx="${radius}" fill="#16211b" filter="url(#far)" opacity="0.24"/><rect ${box} rx="${radius}" fill="#16211b" filter="url(#near)" opacity="0.34"/>
    <image ${box} clip-path="url(#s${at})" preserveAspectRatio="none" href="data:image/png;base64,${png.toString('base64')}"/></g>`
}

const shadow = (id: string, down: number, blur: number): string =>
  `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feOffset dx="${-down / 2}" dy="${down}"/><feGaussianBlur stdDeviation="${blur}"/></filter>`

/** @returns raw pixels */
export async function lay({ ground: [from, to], sheets }: Laid, { width, height }: Size): Promise<Buffer> {
  const drawn = await Promise.all(sheets.map(placed))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
    <linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>
    ${shadow('far', 16, 18)}${shadow('near', 3, 3)}</defs><rect width="100%" height="100%" fill="url(#ground)"/>${drawn.join('')}</svg>`
  return sharp(Buffer.from(svg), { unlimited: true }).toColourspace('srgb').removeAlpha().raw().toBuffer()
}
