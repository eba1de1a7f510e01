// `pnpm pictures`: renders changed scenes (needs Blender), then puts the photos in (without Blender).
// `pnpm pictures mug-table canvas-room` makes only these pictures. `--samples=16` limits the samples of a render, and
// `--no-render` uses the plates as they are.
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compose } from './compose.mjs'
import { hashOf } from './hash.mjs'
import { plateFiles, readPlate } from './plate.mjs'
import { publish } from './publish.mjs'
import { renderChanged } from './render.mjs'
import { printFiles } from './shade.mjs'
import { lightSign } from './signs/light-sign.mjs'
import { flat, TREATMENTS, treated } from './treated.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))
const target = fileURLToPath(new URL('../../public/pictures', import.meta.url))
const photoFolder = join(here, 'photos')
const record = join(here, 'made.json')
const readJson = async (path) => JSON.parse(await readFile(path, 'utf8'))

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const most = Number(process.argv.find((word) => word.startsWith('--samples='))?.split('=')[1] ?? 128)

const { scenes, pictures } = await readJson(join(here, 'pictures.json'))
const unknown = wanted.filter((word) => !pictures.some(({ name }) => name === word))
if (unknown.length) {
  console.error(`No picture ${unknown.join(', ')}. There are: ${pictures.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}
const chosen = pictures.filter(({ name }) => !wanted.length || wanted.includes(name))

if (!process.argv.includes('--no-render')) await renderChanged(here, scenes, new Set(chosen.flatMap(scenesOf)), most)

const made = existsSync(record) ? await readJson(record) : {}
for (const picture of chosen) {
  const { name, og, gallery } = picture
  if (!scenesOf(picture).every((scene) => existsSync(join(here, 'plates', scene, 'plate.json')))) {
    console.warn(`${name} has no plates yet: it waits for a machine with Blender.`)
    continue
  }
  const input = await inputHash(picture)
  if (made[name]?.input === input && existsSync(join(target, made[name].folder))) continue
  const { pixels, size, more } = picture.flat ? await alone(picture) : await inScene(picture)
  const folder = await publish(target, name, pixels, size, gallery ? null : og, more)
  made[name] = { folder, input }
  await writeFile(record, `${JSON.stringify(made, null, 2)}\n`)
  console.log('wrote', folder)
}
const current = chosen.filter(({ name }) => made[name]).length
console.log(`${current} of ${chosen.length} pictures are current.`)

/** A sign needs two renders of its wall: at night, and in even light. A flat picture needs none. */
function scenesOf({ scene, sign }) {
  return [scene, sign && `${scene}_lit`].filter(Boolean)
}

async function inScene(picture) {
  const { scene, sign, gallery } = picture
  const plate = await readPlate(join(here, 'plates', scene))
  const { prints: aspects, look } = scenes[scene]
  const pixels = sign ? await lit(picture, plate) : await compose(plate, await prints(picture), look)
  return { pixels, size: plate, more: gallery ? [] : await printFiles(plate, aspects, look) }
}

async function alone({ flat: size, photos: [photo] }) {
  return { pixels: await flat(photoFolder, photo, size), size, more: [] }
}

async function lit({ scene, sign }, night) {
  return lightSign(night, await readPlate(join(here, 'plates', `${scene}_lit`)), sign, scenes[scene].look)
}

function prints({ scene, photos }) {
  return Promise.all(
    scenes[scene].prints.map(async (aspect, k) => ({ ...(await treated(photoFolder, photos[k], aspect)), aspect })),
  )
}

/** Everything that a picture depends on: its plates, its photos, its entry in pictures.json, and this code. */
function inputHash({ alt, ...picture }) {
  const { scene, photos = [] } = picture
  const { prints: aspects = [], look } = scenes[scene] ?? {}
  const plates = plateFiles(aspects.length > 0).flatMap((file) =>
    scenesOf(picture).map((scene) => join('plates', scene, file)),
  )
  const signs = ['centre-line', 'draw-sign', 'light-sign'].map((name) => `signs/${name}.mjs`)
  const code = [
    'blur.mjs',
    'light-curve.mjs',
    'plate.mjs',
    'print-map.mjs',
    'publish.mjs',
    'tone.mjs',
    ...(picture.sign ? signs : ['compose.mjs', 'photo.mjs', 'print-mesh.mjs', 'shade.mjs']),
  ]
  const treatments = photos.flatMap(({ treatment }) => TREATMENTS[treatment] ?? [])
  const files = [...plates, ...treatments, ...photos.map(({ file }) => join('photos', file)), ...code]
  return hashOf(
    { ...picture, aspects, look },
    files.map((file) => join(here, file)),
  )
}
