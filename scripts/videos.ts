// Renders the shop's short videos from its pictures: a slow camera over each, one after the other. Needs ffmpeg.
// It reads public/pictures and writes public/videos, which is in git.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/wrangler.ts'

interface Video {
  file: string
  pictures: readonly string[]
}

const VIDEOS: readonly Video[] = [{ file: 'canvas-print.mp4', pictures: ['canvas-room', 'canvas-corner'] }]
const WIDTH = 960
const HEIGHT = 540
const FPS = 25
const SECONDS_PER_PICTURE = 4.5
const FADE_SECONDS = 1

function widestOf(name: string) {
  const folder = join(root, 'public/pictures')
  const found = readdirSync(folder).find((entry) => entry.startsWith(`${name}.`))
  if (!found) throw new Error(`videos: no picture ${name}`)
  const files = readdirSync(join(folder, found)).filter((file) => file.endsWith('.webp'))
  const [widest] = files.sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10))
  if (!widest) throw new Error(`videos: no file of the picture ${name}`)
  return join(folder, found, widest)
}

/** Zooms in by a ninth. The picture is scaled to twice its size first, since steps of whole pixels would be visible. */
function camera(at: number) {
  const frames = SECONDS_PER_PICTURE * FPS
  const scale = `scale=${WIDTH * 4}:-2,crop=${WIDTH * 4}:${HEIGHT * 4}`
  const zoom = `zoompan=z='1+0.12*on/${frames}':x='(iw-iw/zoom)*on/${frames}':y='(ih-ih/zoom)/2':d=${frames}:s=${WIDTH}x${HEIGHT}:fps=${FPS}`
  return `[${at}:v]${scale},${zoom},setsar=1[v${at}]`
}

function render({ file, pictures }: Video) {
  const inputs = pictures.flatMap((name) => ['-i', widestOf(name)])
  const fades = pictures.slice(1).map((_, at) => {
    const from = at === 0 ? '[v0]' : `[f${at}]`
    const offset = (at + 1) * (SECONDS_PER_PICTURE - FADE_SECONDS)
    return `${from}[v${at + 1}]xfade=transition=fade:duration=${FADE_SECONDS}:offset=${offset}[f${at + 1}]`
  })
  const filter = [...pictures.map((_, at) => camera(at)), ...fades].join(';')
  const encoder = [
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-crf',
    '27',
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
  ]
  const output = join(root, 'public/videos', file)
  const last = `[f${pictures.length - 1}]`
  execFileSync(
    'ffmpeg',
    ['-y', '-loglevel', 'error', ...inputs, '-filter_complex', filter, '-map', last, '-an', ...encoder, output],
    { stdio: 'inherit' },
  )
}

mkdirSync(join(root, 'public/videos'), { recursive: true })
for (const video of VIDEOS) render(video)
