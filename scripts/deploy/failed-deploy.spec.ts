import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { wranglerAt } from './ask-wrangler.ts'
import type { Moment } from './testing/fake-account.ts'
import { CONFIGS, ENV, freshAccount, root, type Shop, site, stateOf } from './testing/fresh-account.ts'

/** Calls of an undisturbed first run. */
const CALLS = 24

describe('a network failure', () => {
  it.each<Moment>(['before', 'after'])(
    'at any call, %s it has done its work, is mended by the next run',
    { timeout: 120_000 },
    async (when) => {
      const undisturbed = await freshAccount()
      await undisturbed.deploy()
      const wanted = await stateOf(undisturbed)
      expect(undisturbed.calls).toHaveLength(CALLS)
      for (let at = 1; at <= CALLS; at += 1) {
        const shop = await freshAccount()
        shop.failAt(at, when)
        const name = `call ${at}: ${undisturbed.calls[at - 1]?.slice(0, 3).join(' ')}`
        await expect(shop.deploy(), name).rejects.toThrow(/failed/)
        await shop.deploy()
        expect(await stateOf(shop), name).toEqual(wanted)
        const [edge, store] = [shop.worker('kea-prints'), shop.worker('kea-prints-store')]
        expect(edge.secrets.SIGNING_KEY, name).toBe(store.secrets.SIGNING_KEY)
        expect(shop.isPrivate('store-secrets.json') || shop.isPrivate('edge-secrets.json'), name).toBe(false)
      }
    },
  )

  it('between the two Workers leaves both with the same new key after the next run', async () => {
    const shop = await freshAccount()
    await shop.deploy()
    delete shop.worker('kea-prints-store').secrets.SIGNING_KEY
    shop.failAt('deploy -c wrangler.toml', 'before')
    await expect(shop.deploy()).rejects.toThrow('wrangler deploy -c wrangler.toml failed.')
    await shop.deploy()
    const [edge, store] = [shop.worker('kea-prints'), shop.worker('kea-prints-store')]
    expect(edge.secrets.SIGNING_KEY).toBe(store.secrets.SIGNING_KEY)
  })
})

describe('the command stops', () => {
  it('if the build fails, before anything is created', async () => {
    const shop = await freshAccount()
    const build = () => {
      throw new Error('The build failed')
    }
    await expect(shop.deploy({ build })).rejects.toThrow('The build failed')
    expect(shop.calls).toEqual([])
  })

  it.each([
    ['the list of buckets', 'r2 bucket list'],
    ['the list of secrets', 'secret list -c'],
    ['the list of databases', 'd1 list --json'],
  ])('if %s cannot be read, and does not treat that as an empty list', async (_, command) => {
    const shop = await freshAccount()
    await shop.deploy()
    const before = await stateOf(shop)
    const writes = shop.writes().length
    shop.failAt(command, 'before')
    await expect(shop.deploy()).rejects.toThrow(`wrangler ${command} failed.`)
    expect(await stateOf(shop)).toEqual(before)
    // Only the migrations come before the secrets.
    expect(
      shop
        .writes()
        .slice(writes)
        .filter(([command]) => command !== 'd1'),
    ).toEqual([])
  })

  it('if the shop has a wrong response', async () => {
    const shop = await freshAccount()
    const other = await freshAccount()
    site.serve(other.account)
    await expect(shop.deploy()).rejects.toThrow('/healthz answered 530, not 200')
  })

  it.each([
    [{}, 'Say where the shop will stand: SITE_URL=https://shop.example pnpm deploy'],
    [{ SITE_URL: 'http://shop.example' }, 'SITE_URL is an https address without a path'],
    [{ SITE_URL: 'https://shop.example/shop' }, 'SITE_URL is an https address without a path'],
    [{ ...ENV, OPERATOR_TOKEN: 'short' }, 'OPERATOR_TOKEN needs at least 16 characters.'],
    [{ ...ENV, MODE: 'local' }, 'MODE is production or preview.'],
    [{ SITE_URL: 'https://kea-prints.mere.workers.dev' }, 'A shop in production has a domain of its own.'],
    [{ SITE_URL: 'https://other.mere.workers.dev', MODE: 'preview' }, 'the address begins with the name of the Worker'],
  ])('if the target is %j', async (env, message) => {
    const shop = await freshAccount()
    await expect(shop.deploy({ env })).rejects.toThrow(message)
    expect(shop.calls).toEqual([])
  })
})

/** The account behind a separate program, which the command calls as wrangler. */
async function asProgram(shop: Shop) {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    response.end(JSON.stringify(await shop.run(JSON.parse(body))))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const bin = join(shop.folder, 'wrangler.mjs')
  const ask = `const answer = await fetch('http://127.0.0.1:${port}', { method: 'POST', body: JSON.stringify(process.argv.slice(2)) })
const { status, stdout, stderr } = await answer.json()
process.stdout.write(stdout)
process.stderr.write(stderr)
process.exitCode = status`
  writeFileSync(bin, `#!/usr/bin/env node\n${ask}\n`, { mode: 0o755 })
  return { bin, stop: () => new Promise((resolve) => server.close(resolve)) }
}

describe('with wrangler as a program', { timeout: 60_000 }, () => {
  it('the command deploys, and a failing program stops it with its output', async () => {
    const shop = await freshAccount()
    const { bin, stop } = await asProgram(shop)
    const wrangler = wranglerAt({ bin, cwd: shop.folder, env: process.env })
    shop.failAt(3, 'before')
    await expect(shop.deploy({ wrangler })).rejects.toThrow('A request to the Cloudflare API failed: fetch failed')
    await shop.deploy({ wrangler })
    await stop()
    expect(Object.keys(shop.account.workers)).toEqual(['kea-prints-store', 'kea-prints'])
  })

  it.each([
    ['pnpm run deploy --dry-run', 'node scripts/deploy.ts --dry-run'],
    // pnpm takes the flag for its own `deploy`, so only its command line has it.
    ['pnpm deploy --dry-run', 'node scripts/deploy.ts; exit $? # pnpm deploy --dry-run'],
  ])('%s calls the program in WRANGLER_BIN, and writes no file', async (_, command) => {
    const shop = await freshAccount()
    const { bin, stop } = await asProgram(shop)
    const before = CONFIGS.map((path) => readFileSync(join(root, path), 'utf8'))
    const said = await new Promise<{ status: number | null; text: string }>((resolve) => {
      const run = spawn('sh', ['-c', command], {
        cwd: root,
        env: { ...process.env, ...ENV, MODE: 'production', WRANGLER_BIN: bin },
      })
      let text = ''
      for (const stream of [run.stdout, run.stderr]) stream.on('data', (part) => (text += part))
      run.once('close', (status) => resolve({ status, text }))
    })
    await stop()
    expect(said.status, said.text).toBe(0)
    expect(said.text).toContain('· Create the database in Oceania, would do: kea-prints\n')
    expect(said.text).toContain('Nothing was changed.')
    expect(CONFIGS.map((path) => readFileSync(join(root, path), 'utf8'))).toEqual(before)
    expect(shop.writes()).toEqual([])
  })
})
