// Writes one picture in every width and format. The folder's name has the size, the colour and a hash for the pages.
import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'

/** In pixels. */
export interface Size {
  width: number
  height: number
}

/** How a picture is cut for its link card. */
export interface LinkCard {
  /** A position of sharp's resize. */
  position?: string
}

export type NamedFile = [name: string, bytes: Buffer]

/** How hard an encoder of AVIF tries, from 0 to 9. */
const EFFORT = 5

const WIDTHS = [400, 800, 1200, 1600]

// High enough for the grain of a plain wall. Without grain the wall shows bands.
const AVIF: Readonly<Record<number, number>> = { 400: 62, 800: 66, 1200: 64, 1600: 62 }

/**
 * The folder is `<name>.<W>x<H>.<rrggbb>.<hash>`: size in pixels, mean colour, and the first digits of a hash of the files.
 * `more` are files that go with the picture. A picture whose `og` is null has no link card.
 */
export async function publish(
  target: string,
  name: string,
  pixels: Buffer,
  { width, height }: Size,
  og: LinkCard | null = {},
  more: readonly NamedFile[] = [],
  effort = EFFORT,
): Promise<string> {
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } })
  const files = [...(await encode(picture, width, og, effort)), ...more]
  const hash = createHash('sha256')
  for (const [file, bytes] of files) hash.update(file).update(bytes)
  const folder = `${name}.${width}x${height}.${await meanColour(picture)}.${hash.digest('hex').slice(0, 8)}`

  await mkdir(target, { recursive: true })
  const present = (await readdir(target)).filter((entry) => entry.startsWith(`${name}.`))
  if (present.includes(folder) && present.length === 1) return folder
  await mkdir(join(target, folder), { recursive: true })
  await Promise.all(files.map(([file, bytes]) => writeFile(join(target, folder, file), bytes)))
  for (const old of present.filter((entry) => entry !== folder)) await rm(join(target, old), { recursive: true })
  return folder
}

async function encode(picture: Sharp, width: number, og: LinkCard | null, effort: number): Promise<NamedFile[]> {
  const files: NamedFile[] = []
  for (const w of WIDTHS.filter((w) => w <= width)) {
    const sized = picture.clone().resize(w, null, { kernel: 'lanczos3' })
    files.push([
      `${w}.avif`,
      await sized.clone().avif({ quality: AVIF[w], effort, chromaSubsampling: '4:2:0' }).toBuffer(),
    ])
    files.push([`${w}.webp`, await sized.clone().webp({ quality: 78, effort: 5, smartSubsample: true }).toBuffer()])
  }
  if (!og) return files
  const card = picture.clone().resize(1200, 630, { fit: 'cover', position: og.position ?? 'centre' })
  files.push(['og.jpg', await card.jpeg({ quality: 82, mozjpeg: true }).toBuffer()])
  return files
}

async function meanColour(picture: Sharp): Promise<string> {
  const { channels } = await picture.clone().stats()
  return channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')
}
