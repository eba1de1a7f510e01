// `pnpm dev`: the whole shop with hot reload, on the same state as `npm start`.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { leftNotice } from '../packages/store/seed/describe-plan.mjs'
import { prepareDatabase } from './lib/database.mjs'
import { keepAwake } from './lib/keep-awake.mjs'
import { writeDevVars } from './lib/secrets.mjs'
import { root } from './lib/wrangler.mjs'

writeDevVars()
const left = leftNotice(prepareDatabase(join(root, '.local/state')))
if (left) console.log(left)
const vite = spawn('node_modules/.bin/vite', { cwd: root, stdio: 'inherit' })
keepAwake(`http://localhost:${process.env.PORT ?? 8787}`)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => vite.kill(signal))
vite.on('exit', (code) => process.exit(code ?? 0))
