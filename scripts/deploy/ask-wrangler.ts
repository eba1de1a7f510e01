// Calls wrangler for the deployment. A failed call ends the deployment with wrangler's output.
import { spawn } from 'node:child_process'

/** Calls wrangler with arguments. Resolves with its output. */
export type Wrangler = (args: readonly string[]) => Promise<string>

export class WranglerFailure extends Error {
  /** What wrangler printed. */
  readonly said: string

  constructor(args: readonly string[], said: string) {
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

/** What a program printed, and how it ended. */
export interface ProgramResult {
  /** Null after a signal. */
  status: number | null
  stdout: string
  stderr: string
}

export interface Program {
  bin: string
  /** The folder of wrangler.toml. */
  cwd: string
  env: NodeJS.ProcessEnv
}

/** Runs a program. */
const runProgram = ({ bin, cwd, env }: Program, args: readonly string[]) =>
  new Promise<ProgramResult>((resolve, reject) => {
    const run = spawn(bin, args, { cwd, env: { ...env, ...QUIET }, stdio: ['ignore', 'pipe', 'pipe'] })
    const said = { stdout: '', stderr: '' }
    for (const name of ['stdout', 'stderr'] as const) {
      run[name].setEncoding('utf8').on('data', (part: string) => {
        said[name] += part
      })
    }
    run.once('error', reject)
    run.once('close', (status) => resolve({ status, ...said }))
  })

/** A function that calls wrangler, or throws a WranglerFailure. Tests use another program. */
export function wranglerAt(program: Program): Wrangler {
  return async (args) => {
    const { status, stdout, stderr } = await runProgram(program, args)
    if (status !== 0) throw new WranglerFailure(args, `${stdout}\n${stderr}`)
    return stdout
  }
}
