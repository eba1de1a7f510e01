// Calls wrangler for the deployment. A failed call ends the deployment with wrangler's output.
import { spawn } from 'node:child_process'

export class WranglerFailure extends Error {
  constructor(args, said) {
    super(`${said.trim()}\nwrangler ${args.slice(0, 3).join(' ')} failed.`)
    this.name = 'WranglerFailure'
    this.said = said
  }
}

const QUIET = {
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  CI: 'true',
}

/** Runs a program and returns `{ status, stdout, stderr }`. */
const runProgram = (bin, args, cwd, env) =>
  new Promise((resolve, reject) => {
    const run = spawn(bin, args, { cwd, env: { ...env, ...QUIET }, stdio: ['ignore', 'pipe', 'pipe'] })
    const said = { stdout: '', stderr: '' }
    for (const name of ['stdout', 'stderr']) {
      run[name].setEncoding('utf8').on('data', (part) => {
        said[name] += part
      })
    }
    run.once('error', reject)
    run.once('close', (status) => resolve({ status, ...said }))
  })

/**
 * A function that calls wrangler with `args` and returns its output, or throws a WranglerFailure.
 *
 * @param bin the program; tests use another
 * @param cwd the folder of wrangler.toml
 */
export function wranglerAt({ bin, cwd, env }) {
  return async (args) => {
    const { status, stdout, stderr } = await runProgram(bin, args, cwd, env)
    if (status !== 0) throw new WranglerFailure(args, `${stdout}\n${stderr}`)
    return stdout
  }
}
