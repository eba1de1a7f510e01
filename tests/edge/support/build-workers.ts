import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildWhenStale } from '../../../scripts/lib/build.ts'
import { root } from '../../support/source-files'

/** Wrangler arguments for the config of each Worker. The edge's config is the default. */
const WORKERS = { edge: [], store: ['-c', 'packages/store/wrangler.toml'] }

function dryRun(name: string, args: readonly string[], folder: string): Promise<string> {
  const command = ['deploy', '--dry-run', ...args, '--outdir', join(folder, name)]
  const env = {
    ...process.env,
    CI: 'true',
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_HIDE_BANNER: 'true',
    // As in a deployment: the test runner has an environment of its own.
    NODE_ENV: 'production',
  }
  return new Promise((resolve, reject) => {
    const run = spawn('node_modules/.bin/wrangler', command, { cwd: root, env })
    let output = ''
    for (const stream of [run.stdout, run.stderr]) {
      stream.on('data', (part) => {
        output += part
      })
    }
    run.once('error', reject)
    run.once('exit', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`wrangler ${command.join(' ')}\n${output}`)),
    )
  })
}

/** Builds web, edge and store into `folder` like `wrangler deploy`. Returns the output of wrangler. */
export async function buildWorkers(folder: string): Promise<Record<keyof typeof WORKERS, string>> {
  buildWhenStale()
  const [edge, store] = await Promise.all([
    dryRun('edge', WORKERS.edge, folder),
    dryRun('store', WORKERS.store, folder),
  ])
  return { edge, store }
}
