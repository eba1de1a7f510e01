// Hostile designs: none prints a page that its line does not pay for.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SoakRow } from './row.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const SPEC = 'tests/hostile-designs.spec.ts'

/** What the test counts: the designs, and how many of them were taken into the cart and printed. */
interface Figures {
  documents: number
  taken: number
  printed: number
}

/** Runs the test with this number of designs for each product. */
export async function soakPaid(folder: string, designs: number): Promise<SoakRow> {
  const path = join(folder, 'hostile-designs.json')
  const child = spawn('npx', ['--no-install', 'vitest', 'run', '--project', 'unit', SPEC], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, HOSTILE_DESIGNS: String(designs), HOSTILE_FIGURES: path },
  })
  const [code] = await once(child, 'exit')
  const { documents, taken, printed }: Figures = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as Figures)
    : { documents: 0, taken: 0, printed: 0 }
  return {
    about: `hostile designs (${taken} in the cart, ${printed} printed)`,
    done: documents,
    kills: 0,
    refused: documents - printed,
    lost: 0,
    doubled: 0,
    broken: code === 0 && documents > 0 ? 0 : 1,
  }
}
