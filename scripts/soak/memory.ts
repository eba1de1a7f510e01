// Memory of workerd (Linux).
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

export interface Memory {
  /** The size now. */
  idleMb: number
  /** The largest size from now on. */
  mostMb: () => number
}

const statusOf = (pid: string) => readFileSync(`/proc/${pid}/status`, 'utf8')
const megabytes = (pid: string, line: string) =>
  Number(new RegExp(`^${line}:\\s+(\\d+) kB`, 'm').exec(statusOf(pid))?.[1]) / 1000

/** The name, the state, the parent and the process group. */
const STAT = /\((.+)\) \w \d+ (\d+) /

function workerdIn(group: number): string | undefined {
  const isIt = (pid: string) => {
    try {
      const [, name, of] = STAT.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
      return name === 'workerd' && Number(of) === group
    } catch {
      // It has ended meanwhile.
      return false
    }
  }
  return readdirSync('/proc').find((entry) => /^\d+$/.test(entry) && isIt(entry))
}

/** The memory of the workerd in a process group; null where it cannot be measured. */
export function memoryOf(group: number): Memory | null {
  if (!existsSync('/proc/self/clear_refs')) return null
  const pid = workerdIn(group)
  if (!pid) throw new Error('The store has no workerd.')
  // The largest size counts from here.
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  return { idleMb: megabytes(pid, 'VmRSS'), mostMb: () => megabytes(pid, 'VmHWM') }
}
