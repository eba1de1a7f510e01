// `pnpm pictures`: renders the scenes that changed (needs Blender), then puts the photographs in (does not).
// With names behind it, only those pictures: `pnpm pictures mug-table canvas-room`. `--draft` renders few samples.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compose } from './compose.mjs'
import { readPlate } from './plate.mjs'
import { publish } from './publish.mjs'
import { renderChanged } from './render.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))
const target = fileURLToPath(new URL('../../public/pictures', import.meta.url))

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const draft = process.argv.includes('--draft')

const { scenes, pictures } = JSON.parse(await readFile(join(here, 'pictures.json'), 'utf8'))
const chosen = pictures.filter(({ name }) => !wanted.length || wanted.includes(name))
if (!chosen.length) throw new Error(`No such picture. There are: ${pictures.map(({ name }) => name).join(', ')}.`)

await renderChanged(here, scenes, new Set(chosen.map(({ scene }) => scene)), draft)

for (const { name, scene, photos, og } of chosen) {
  const { prints, look } = scenes[scene]
  const plate = await readPlate(join(here, 'plates', scene))
  const laid = prints.map((aspect, k) => ({ ...photos[k], aspect, path: join(here, 'photos', photos[k].file) }))
  const pixels = await compose(plate, laid, look)
  const { folder, written } = await publish(target, name, pixels, plate, og)
  console.log(written ? 'wrote' : 'kept ', folder)
}
