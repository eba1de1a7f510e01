import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Report, runTogether } from './run-together.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kea-run-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** True while the process whose id is in the file lives. */
function lives(file: string): boolean {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0)
    return true
  } catch {
    return false
  }
}

test('commands run side by side, and each output is reported whole', async () => {
  const reports: Report[] = []
  const commands = {
    slow: 'echo first; sleep 0.6; echo second',
    fast: 'sleep 0.2; echo out; echo err >&2',
  }
  const started = Date.now()
  expect(await runTogether(commands, (report) => reports.push(report))).toBe(true)
  expect(Date.now() - started).toBeLessThan(5_000)
  expect(reports.map(({ name, ok, output }) => ({ name, ok, output }))).toEqual([
    { name: 'fast', ok: true, output: 'out\nerr\n' },
    { name: 'slow', ok: true, output: 'first\nsecond\n' },
  ])
})

test('a failure is reported with its output, and ends the other commands with their children', async () => {
  const pid = join(folder, 'pid')
  const reports: Report[] = []
  const commands = {
    endless: `sh -c 'echo $$ > ${pid}; exec sleep 60'; echo unreachable`,
    failing: `while [ ! -s ${pid} ]; do sleep 0.05; done; echo broken; exit 3`,
  }
  expect(await runTogether(commands, (report) => reports.push(report))).toBe(false)
  expect(reports.map(({ name, ok, output }) => ({ name, ok, output }))).toEqual([
    { name: 'failing', ok: false, output: 'broken\n' },
  ])
  await expect.poll(() => lives(pid), { timeout: 5_000 }).toBe(false)
})

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s ends every command', async (signal) => {
  const pid = join(folder, 'pid')
  const script = `
    import { runTogether } from ${JSON.stringify(new URL('run-together.ts', import.meta.url).href)}
    const ok = await runTogether({ endless: 'echo $$ > ${pid}; exec sleep 60' }, () => {})
    process.exit(ok ? 0 : 1)`
  const runner = spawn(process.execPath, ['--input-type=module', '-e', script])
  const ended = new Promise((resolve) => runner.once('exit', resolve))
  await expect.poll(() => lives(pid), { timeout: 5_000 }).toBe(true)
  runner.kill(signal)
  expect(await ended).toBe(1)
  await expect.poll(() => lives(pid), { timeout: 5_000 }).toBe(false)
})
