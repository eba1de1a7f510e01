import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/wrangler.mjs'

/** Pure files of the store are those with a spec that runs in Node. */
const storeFiles = () =>
  readdirSync(join(root, 'packages/store/src'), { recursive: true })
    .filter((name) => name.endsWith('.node.spec.ts'))
    .map((name) => join('packages/store/src', name.replace('.node.spec.ts', '.ts')))
    .filter((file) => existsSync(join(root, file)))

/** What is mutated in each area, which specs are its own, and the lowest score that passes. */
export const AREAS = {
  shared: { floor: 80, specs: 'packages/shared/src/**/*.spec.ts', files: ['packages/shared/src/**/*.ts'] },
  edge: { floor: 70, specs: 'edge/src/**/*.spec.ts', files: ['edge/src/**/*.ts'] },
  store: { floor: 70, specs: 'packages/store/src/**/*.node.spec.ts', files: storeFiles() },
  // Hooks need a page around them; the browser tests run them.
  web: {
    floor: 70,
    specs: 'web/src/**/*.spec.ts',
    files: ['web/src/{lib,features,routes}/**/*.ts', '!web/src/**/use-*.ts'],
  },
  design: { floor: 70, specs: 'packages/design/src/*.spec.ts', files: ['packages/design/src/{crop,resolution}.ts'] },
}

export const NEVER = ['!**/*.spec.ts', '!**/*.d.ts', '!**/__generated__/**', '!**/testing/**']
