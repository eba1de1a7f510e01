// Hostile designs: none prints a page that its line does not pay for.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const SPEC = 'tests/hostile-designs.spec.ts'

/** Runs the test with this number of designs for each product. Returns a row of the table that the command prints. */
export async function soakPaid(folder, designs) {
  const path = join(folder, 'hostile-designs.json')
  const child = spawn('npx', ['--no-install', 'vitest', 'run', '--project', 'unit', SPEC], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, HOSTILE_DESIGNS: String(designs), HOSTILE_FIGURES: path },
  })
  const [code] = await once(child, 'exit')
  const { documents, taken, printed } = existsSync(path)
    ? JSON.parse(readFileSync(path, 'utf8'))
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
