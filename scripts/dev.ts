// `pnpm dev`: the whole shop with hot reload, on the same state as `npm start`.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { leftNotice } from '../packages/store/seed/describe-plan.ts'
import { prepareDatabase } from './lib/database.ts'
import { keepAwake } from './lib/keep-awake.ts'
import { writeDevVars } from './lib/secrets.ts'
import { root } from './lib/wrangler.ts'

writeDevVars()
const left = leftNotice(prepareDatabase(join(root, '.local/state')))
if (left) console.log(left)
const vite = spawn('node_modules/.bin/vite', { cwd: root, stdio: 'inherit' })
keepAwake(`http://localhost:${process.env.PORT ?? 8787}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => vite.kill(signal))
vite.on('exit', (code) => process.exit(code ?? 0))
