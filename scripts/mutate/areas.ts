import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/wrangler.ts'

/** Pure files of the store are those with a spec that runs in Node. */
const storeFiles = () =>
  readdirSync(join(root, 'packages/store/src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.node.spec.ts'))
    .map((name) => join('packages/store/src', name.replace('.node.spec.ts', '.ts')))
    .filter((file) => existsSync(join(root, file)))

/** Hooks, requests and files that call a browser's interfaces. The browser tests run them. */
const NEED_A_BROWSER = [
  '**/use-*.ts',
  '**/*-requests.ts',
  '**/early.ts',
  'features/cart/{add-line,gift-line}.ts',
  'features/forms/captcha/{altcha,altcha-worker,recaptcha}.ts',
  'features/widgets/parse-content.ts',
  'lib/photos/{chosen-photo,decode-photo}.ts',
  'routes/photo/mock-ups/{draw-mock-up,mock-up-drawer,mock-up-worker}.ts',
  'lib/sanitise.ts',
  'routes/content/stage/postcode.ts',
  'routes/design/shop-ports.ts',
]

export type AreaName = 'shared' | 'edge' | 'store' | 'web' | 'editor' | 'design' | 'text' | 'photo' | 'print'

interface Area {
  /** The lowest score that passes, in percent. */
  floor: number
  /** The specs of its own. */
  specs: string
  /** What is mutated. */
  files: readonly string[]
  /** Its specs need nothing of vitest but `test`, `describe`, `beforeAll` and `expect`. */
  isPlain?: boolean
}

export const AREAS: Readonly<Record<AreaName, Area>> = {
  shared: { floor: 80, specs: 'packages/shared/src/**/*.spec.ts', files: ['packages/shared/src/**/*.ts'] },
  edge: { floor: 70, specs: 'edge/src/**/*.spec.ts', files: ['edge/src/**/*.ts'] },
  store: { floor: 70, specs: 'packages/store/src/**/*.node.spec.ts', files: storeFiles() },
  web: {
    floor: 70,
    specs: 'web/src/**/*.spec.ts',
    files: ['web/src/{lib,features,routes}/**/*.ts', ...NEED_A_BROWSER.map((files) => `!web/src/${files}`)],
  },
  // The dates that a calendar reads of a file, the pages of the overview, and how things of pages look.
  editor: {
    floor: 80,
    specs: 'web/src/editor/**/*.spec.ts',
    files: [
      'web/src/editor/{calendar,workspaces}/**/*.ts',
      'web/src/editor/solids/{book,calendar,cards,tiles}/*.ts',
      '!web/src/editor/**/use-*.ts',
      '!web/src/editor/calendar/dates-worker.ts',
    ],
  },
  design: {
    floor: 80,
    isPlain: true,
    specs: 'packages/design/src/**/*.spec.ts',
    files: ['packages/design/src/**/*.ts'],
  },
  text: { floor: 80, specs: 'packages/text/src/**/*.spec.ts', files: ['packages/text/src/**/*.ts'] },
  photo: { floor: 80, specs: 'packages/photo/src/**/*.spec.ts', files: ['packages/photo/src/**/*.ts'] },
  print: { floor: 80, specs: 'packages/print/src/**/*.spec.ts', files: ['packages/print/src/**/*.ts'] },
}

export const NEVER = ['!**/*.spec.ts', '!**/*.d.ts', '!**/__generated__/**', '!**/testing/**']
