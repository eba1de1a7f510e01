// pnpm has a `deploy` of its own: `pnpm deploy --dry-run` runs this script without the flag that was meant for it.
import { spawnSync } from 'node:child_process'

const FLAG = '--dry-run'
const GENERATIONS = 4

/** Command lines of the programs that started this one, the nearest first; none where `ps` is not there. */
function callers() {
  const lines = []
  for (let pid = process.ppid; pid > 1 && lines.length < GENERATIONS; ) {
    const { stdout = '' } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' })
    const [, parent, line] = /^\s*(\d+) (.*)/.exec(stdout ?? '') ?? []
    if (!parent) break
    lines.push(line)
    pid = Number(parent)
  }
  return lines
}

/** True where a dry run was asked for, of this script or of the pnpm that runs it. */
export const isDryRun = (args) =>
  args.includes(FLAG) || callers().some((line) => /\bpnpm\b.*\bdeploy\b.* --dry-run\b/.test(line))
