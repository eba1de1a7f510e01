// Runs commands of the repository's own tools side by side, from its root.
import { spawn } from 'node:child_process'
import { toolsEnv } from './run.ts'
import { root } from './wrangler.ts'

const KILL_AFTER_MS = 10_000
const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

interface Result {
  ok: boolean
  output: string
}

export interface Report extends Result {
  name: string
  seconds: number
}

/** Starts a command in a process group of its own, so that one signal also ends what it has started. */
function start(command: string) {
  const child = spawn(command, {
    cwd: root,
    shell: true,
    env: toolsEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part
    })
  }
  const ended = new Promise<Result>((resolve) => child.once('close', (code) => resolve({ ok: code === 0, output })))
  const signalGroup = (signal: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, signal)
    } catch {
      // The group has ended.
    }
  }
  const end = () => {
    signalGroup('SIGTERM')
    setTimeout(signalGroup, KILL_AFTER_MS, 'SIGKILL').unref()
  }
  return { ended, end }
}

/**
 * Runs commands by their names. `report` is called when one ends. The first failure
 * ends the others, which are not reported. A signal ends all. Returns true if every command succeeded.
 */
export async function runTogether(
  commands: Readonly<Record<string, string>>,
  report: (report: Report) => void,
): Promise<boolean> {
  const started = Date.now()
  const children: ({ name: string } & ReturnType<typeof start>)[] = []
  const endAll = () => {
    for (const child of children) child.end()
  }
  let isStopped = false
  const onSignal = () => {
    isStopped = true
    endAll()
  }
  // Before anything starts, so that no child is left behind.
  for (const signal of FORWARDED) process.on(signal, onSignal)
  for (const [name, command] of Object.entries(commands)) children.push({ name, ...start(command) })
  await Promise.all(
    children.map(async ({ name, ended }) => {
      const { ok, output } = await ended
      if (isStopped) return
      report({ name, ok, seconds: (Date.now() - started) / 1000, output })
      if (ok) return
      isStopped = true
      endAll()
    }),
  )
  for (const signal of FORWARDED) process.off(signal, onSignal)
  return !isStopped
}
