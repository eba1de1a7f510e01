// `pnpm pictures`: renders changed scenes (needs Blender), then puts the photos in (without Blender).
// `pnpm pictures mug-table canvas-room` makes only these pictures. `--samples=16` limits the samples of a render, and
// `--no-render` uses the mock-ups as they are.
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { doubled } from './close.ts'
import { compose, type Print } from './compose.ts'
import { writeFoil } from './designs/foil.ts'
import { lay } from './designs/lay.ts'
import { sourcesOf } from './designs/samples.ts'
import type { FlatPicture, LaidPicture, Picture, PictureList, Scene, ScenePicture } from './entries.ts'
import { hang } from './hang.ts'
import { hashOf } from './hash.ts'
import { type MockUp, mockUpFiles, readMockUp } from './mock-up.ts'
import type { Part } from './photo.ts'
import { type NamedFile, publish, type Size } from './publish.ts'
import { renderChanged } from './render.ts'
import { printFiles } from './shade.ts'
import { develop } from './tone.ts'
import { flat, TREATMENTS, treated } from './treated.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const target = fileURLToPath(new URL('../../public/pictures', import.meta.url))
const photoFolder = join(here, 'photos')
const record = join(here, 'made.json')
const CLOSE_WIDTH = 800
/** How hard the encoder tries, for there are many pictures: a sixth of the time, and files that are 4 % larger. */
const EFFORT = 3

/** The pixels of a picture, and the files that go with it. */
interface Composed {
  pixels: Buffer
  size: Size
  more: NamedFile[]
}

/** A published picture in made.json. */
interface Made {
  folder: string
  /** The hash of everything that it depends on. */
  input: string
}

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const most = Number(process.argv.find((word) => word.startsWith('--samples='))?.split('=')[1] ?? 128)

const { scenes, pictures }: PictureList = JSON.parse(await readFile(join(here, 'pictures.json'), 'utf8'))
const unknown = wanted.filter((word) => !pictures.some(({ name }) => name === word))
if (unknown.length) {
  console.error(`No picture ${unknown.join(', ')}. There are: ${pictures.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}
const chosen = pictures.filter(({ name }) => !wanted.length || wanted.includes(name))

if (!process.argv.includes('--no-render')) {
  await writeFoil(join(here, 'blender/foil_words.py'))
  await renderChanged(here, scenes, new Set(chosen.flatMap(scenesOf)), most)
}

const made: Record<string, Made> = existsSync(record) ? JSON.parse(await readFile(record, 'utf8')) : {}
for (const picture of chosen) {
  const { name, og, gallery } = picture
  if (!scenesOf(picture).every((scene) => existsSync(join(here, 'mock-ups', scene, 'mock-up.json')))) {
    console.warn(`${name} has no mock-up yet: it waits for a machine with Blender.`)
    continue
  }
  const input = await inputHash(picture)
  const last = made[name]
  if (last?.input === input && existsSync(join(target, last.folder))) continue
  const { pixels, size, more } = await composed(picture)
  const folder = await publish(target, name, pixels, size, gallery ? null : og, more, EFFORT)
  made[name] = { folder, input }
  await writeFile(record, `${JSON.stringify(made, null, 2)}\n`)
  console.log('wrote', folder)
}
const current = chosen.filter(({ name }) => made[name]).length
console.log(`${current} of ${chosen.length} pictures are current.`)

/** A flat picture has no scene. */
function scenesOf({ scene }: Picture): string[] {
  return scene === undefined ? [] : [scene]
}

function composed(picture: Picture): Promise<Composed> {
  if (picture.laid) return laidOut(picture)
  return picture.flat ? alone(picture) : inScene(picture)
}

async function laidOut({ laid }: LaidPicture): Promise<Composed> {
  const size = { width: laid.width, height: laid.height }
  return { pixels: await lay(laid, size), size, more: [] }
}

async function inScene(picture: ScenePicture): Promise<Composed> {
  const { scene, gallery, view } = picture
  const mockUp = await readMockUp(join(here, 'mock-ups', scene))
  if (view) return closeView(picture, view, mockUp)
  const { prints: aspects, look } = sceneOf(scene)
  const pixels = await put(picture, mockUp)
  return { pixels, size: mockUp, more: gallery ? [] : await printFiles(mockUp, aspects, look) }
}

function sceneOf(name: string): Scene {
  const scene = scenes[name]
  if (!scene) throw new Error(`No scene ${name} in pictures.json.`)
  return scene
}

/** The photos in the prints of the scene, or hung on its empty wall. */
async function put(picture: ScenePicture, mockUp: MockUp): Promise<Buffer> {
  const { scene, hung } = picture
  const { wall, look } = sceneOf(scene)
  if (!hung) return compose(mockUp, await prints(picture), look)
  if (!wall) throw new Error(`${scene} has no wall to hang a picture on.`)
  const items = await Promise.all(
    hung.map(async ({ photo, ...item }) => ({
      ...item,
      ...(await treated(photoFolder, photo, item.width / item.height)),
    })),
  )
  return develop(await hang(mockUp, wall, items), mockUp.width, mockUp.height, look)
}

/** A part of the picture. */
async function closeView(picture: ScenePicture, view: Part, mockUp: MockUp): Promise<Composed> {
  const size = { width: CLOSE_WIDTH, height: (CLOSE_WIDTH * 3) / 4 }
  const large = mockUp.width > 1200 ? mockUp : doubled(mockUp)
  const all = await put(picture, large)
  const { width, height } = large
  const pixels = await sharp(all, { raw: { width, height, channels: 3 } })
    .extract({
      left: Math.round(view.x * width),
      top: Math.round(view.y * height),
      width: Math.round(view.width * width),
      height: Math.round(view.width * height),
    })
    .resize(size.width, size.height, { fit: 'cover', kernel: 'lanczos3' })
    .raw()
    .toBuffer()
  return { pixels, size, more: [] }
}

async function alone({ flat: size, photos: [photo] }: FlatPicture): Promise<Composed> {
  return { pixels: await flat(photoFolder, photo, size), size, more: [] }
}

function prints({ name, scene, photos = [] }: ScenePicture): Promise<Print[]> {
  return Promise.all(
    sceneOf(scene).prints.map(async (aspect, k) => {
      const photo = photos[k]
      if (!photo) throw new Error(`${name} has no photo for print ${k + 1}.`)
      return { ...(await treated(photoFolder, photo, aspect)), aspect }
    }),
  )
}

/** Everything that a picture depends on: its mock-up, its photos, its entry in pictures.json, and this code. */
function inputHash(entry: Picture): Promise<string> {
  const { alt, ...picture } = entry
  const { scene, hung = [] } = picture
  const photos = [...(picture.photos ?? []), ...hung.map(({ photo }) => photo)]
  const { prints: aspects = [], look, wall }: Partial<Scene> = (scene && scenes[scene]) || {}
  const mockUps = mockUpFiles(aspects.length > 0).flatMap((file) =>
    scenesOf(entry).map((scene) => join('mock-ups', scene, file)),
  )
  const code = [
    'blur.ts',
    'light-curve.ts',
    'mock-up.ts',
    'print-map.ts',
    'publish.ts',
    'tone.ts',
    ...(picture.view ? ['close.ts'] : []),
    ...(picture.laid ? ['designs/lay.ts'] : []),
    ...(picture.hung ? ['hang.ts'] : []),
    'compose.ts',
    'photo.ts',
    'print-mesh.ts',
    'shade.ts',
  ]
  const sheets = [...photos.filter((photo) => photo.treatment === 'design'), ...(entry.laid?.sheets ?? [])]
  const designs = [...new Set(sheets.map(({ design }) => design))].map(sourcesOf)
  const treatments = photos.flatMap(({ treatment }) => (treatment && TREATMENTS[treatment]) ?? [])
  const files = [
    ...mockUps,
    ...treatments,
    ...photos.flatMap(({ file, files = [] }) => [file, ...files].flatMap((name) => (name ? join('photos', name) : []))),
    ...code,
    ...designs.flatMap((design) => design.files),
  ]
  return hashOf(
    { ...picture, aspects, look, wall, ...(designs.length > 0 && { designs: designs.map(({ data }) => data) }) },
    files.map((file) => join(here, file)),
  )
}
