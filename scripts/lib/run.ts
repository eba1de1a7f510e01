// Runs a command of the repository's own tools, from its root.
import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { root } from './wrangler.ts'

/** The environment with the repository's own tools on its path. */
export const toolsEnv = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}` }

/** True if the command succeeded. */
export const succeeds = (command: string) =>
  spawnSync(command, { cwd: root, shell: true, stdio: 'inherit', env: toolsEnv }).status === 0
