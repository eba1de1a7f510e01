// Runs a command of the repository's own tools, from its root.
import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { root } from './wrangler.mjs'

const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}` }

/** True where the command ended well. */
export const succeeds = (command) => spawnSync(command, { cwd: root, shell: true, stdio: 'inherit', env }).status === 0
