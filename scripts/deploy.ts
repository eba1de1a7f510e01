// `pnpm deploy`: creates missing resources, migrates, fills an empty database, deploys the store before the edge, then
// checks the shop. Needs `wrangler login` (or CLOUDFLARE_API_TOKEN) and SITE_URL, the shop's address for shoppers. It may
// run again at any time, and continues an interrupted run. `--dry-run` prints every step and changes nothing.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { WranglerFailure, wranglerAt } from './deploy/ask-wrangler.ts'
import { deploy } from './deploy/deploy.ts'
import { isDryRun } from './deploy/is-dry-run.ts'
import { DeployRefusal } from './deploy/target.ts'
import { seedFiles } from './lib/database.ts'
import { packBuild } from './lib/packed-build.ts'
import { root } from './lib/wrangler.ts'

function build() {
  const run = spawnSync(join(root, 'node_modules/.bin/vite'), ['build'], { cwd: root, stdio: 'inherit' })
  if (run.status !== 0) throw new DeployRefusal('The build failed; nothing was deployed.')
}

const { env } = process
try {
  await deploy({
    folder: root,
    env,
    wrangler: wranglerAt({ bin: env.WRANGLER_BIN ?? join(root, 'node_modules/.bin/wrangler'), cwd: root, env }),
    build,
    packBuild: () => packBuild(join(root, 'dist/web')),
    seedFor: (mode) => seedFiles(mode === 'preview'),
    say: (line) => console.log(line),
    isDryRun: isDryRun(process.argv),
  })
} catch (error) {
  const isTold = error instanceof DeployRefusal || error instanceof WranglerFailure
  console.error(isTold ? error.message : error)
  console.error('Run pnpm deploy again: it goes on from here.')
  process.exit(1)
}
