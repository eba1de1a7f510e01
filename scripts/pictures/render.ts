// Renders scenes with changed sources, and scenes whose mock-up has too few samples.
import { spawn, spawnSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Scene } from './entries.ts'
import { hashOf } from './hash.ts'
import { packMockUp } from './pack-mock-up.ts'

/** @param most samples of one render */
export async function renderChanged(
  here: string,
  scenes: Readonly<Record<string, Scene>>,
  wanted: ReadonlySet<string>,
  most: number,
): Promise<void> {
  for (const [scene, { width, height, samples }] of Object.entries(scenes)) {
    if (!wanted.has(scene)) continue
    const source = await sourceHash(here, scene, [width, height])
    const folder = join(here, 'mock-ups', scene)
    await packMockUp(folder) // of a run that was stopped before it
    const facts = join(folder, 'mock-up.json')
    const mockUp: { source?: string; samples?: number } = JSON.parse(await readFile(facts, 'utf8').catch(() => '{}'))
    const asked = Math.min(most, samples)
    if (mockUp.source === source && (mockUp.samples ?? 0) >= asked) continue
    if (!hasBlender()) {
      console.warn(`${scene} is due for a render, but there is no Blender: its last mock-up is used.`)
      continue
    }
    console.log(`rendering ${scene}, ${width} × ${height}, ${asked} samples`)
    await blender(here, scene, [width, height, asked])
    await packMockUp(folder)
    const made: object = JSON.parse(await readFile(facts, 'utf8'))
    await writeFile(facts, `${JSON.stringify({ ...made, source }, null, 2)}\n`)
  }
}

const hasBlender = () => spawnSync('blender', ['--version'], { stdio: 'ignore' }).status === 0

/** A scene depends on its own file, on the render scripts, and on every file that these import. */
async function sourceHash(here: string, scene: string, numbers: readonly number[]): Promise<string> {
  const files = await importedFiles(here, [join('blender', 'shoot.py'), join('scenes', `${scene}.py`)])
  return hashOf(
    [numbers, files],
    files.map((file) => join(here, file)),
  )
}

/** These files and all their imports, directly or indirectly, without Blender's modules. */
export async function importedFiles(here: string, files: readonly string[]): Promise<string[]> {
  const ours = (await readdir(join(here, 'blender'))).filter((file) => file.endsWith('.py'))
  const found = new Set(files)
  for (const file of found) {
    const text = await readFile(join(here, file), 'utf8')
    for (const [, from, plain] of text.matchAll(/^[ \t]*(?:from (\w+) import|import (\w+))/gm)) {
      const name = `${from ?? plain}.py`
      if (ours.includes(name)) found.add(join('blender', name))
    }
  }
  return [...found].sort()
}

function blender(here: string, scene: string, numbers: readonly number[]): Promise<void> {
  const folder = join(here, 'mock-ups', scene)
  const words = [
    '-b',
    // Blender reads its arguments in order, so this one must come before -P.
    '--python-exit-code',
    '1',
    '-P',
    join(here, 'blender', 'shoot.py'),
    '--',
    scene,
    folder,
    ...numbers.map(String),
  ]
  return new Promise<void>((resolve, reject) => {
    // Lowest priority: a render uses all cores for minutes.
    const child = spawn('nice', ['-n', '12', 'blender', ...words], { stdio: ['ignore', 'pipe', 'pipe'] })
    // Blender prints a lot. Its output is shown only after a failure.
    let said = ''
    child.stderr.on('data', (text) => {
      said += text
    })
    child.stdout.on('data', (text) => {
      for (const line of String(text).split('\n')) if (/ed in \d+ s/.test(line)) console.log(' ', line)
    })
    child.on('error', reject)
    child.on('exit', (code) =>
      code ? reject(new Error(`Blender ended with ${code} on ${scene}.\n${said.slice(-2000)}`)) : resolve(),
    )
  })
}
