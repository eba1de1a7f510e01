// pnpm has its own `deploy` command: `pnpm deploy --dry-run` runs this script without the flag.
import { spawnSync } from 'node:child_process'

const FLAG = '--dry-run'
const GENERATIONS = 4

/** Command lines of the parent processes, the nearest first; none without `ps`. */
function callers() {
  const lines: string[] = []
  for (let pid = process.ppid; pid > 1 && lines.length < GENERATIONS; ) {
    const { stdout = '' } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' })
    const [, parent, line = ''] = /^\s*(\d+) (.*)/.exec(stdout ?? '') ?? []
    if (!parent) break
    lines.push(line)
    pid = Number(parent)
  }
  return lines
}

/** True if this script or the pnpm that runs it has the flag. */
export const isDryRun = (args: readonly string[]) =>
  args.includes(FLAG) || callers().some((line) => /\bpnpm\b.*\bdeploy\b.* --dry-run\b/.test(line))
