import { describe, expect, it } from 'vitest'
import { buildOf, freshAccount, NOON, type Shop } from './testing/fresh-account.ts'

const SECOND = 1000
const FOURTEEN_DAYS = 1_209_600_000

const deployed = (shop: Shop, letter: string, at: number) =>
  shop.deploy({ packBuild: () => buildOf(letter), now: () => at })
const listOf = ({ account }: Shop) => JSON.parse(account.objects['kea-prints-builds/builds.json'] ?? 'null')
const packsOf = ({ account }: Shop) => Object.keys(account.objects).filter((key) => key.includes('/packs/'))
const entry = (letter: string, until: number | null) => ({
  id: letter.repeat(16),
  until,
  files: [[`00000000000${letter}.js`, 1]],
})
const packs = (...letters: string[]) => letters.map((letter) => `kea-prints-builds/packs/${letter.repeat(16)}`)

describe('the files of a build', () => {
  it('are kept before the edge has the build, and the days of the one before begin after it', async () => {
    const shop = await freshAccount()
    await deployed(shop, 'a', NOON)
    const done = shop.calls.length
    await deployed(shop, 'b', NOON + SECOND)
    expect(listOf(shop)).toEqual([entry('b', null), entry('a', NOON + SECOND)])
    expect(packsOf(shop)).toEqual(packs('a', 'b'))
    const order = shop.calls
      .slice(done)
      .filter(([first]) => first === 'deploy' || first === 'r2')
      .map((args) => (args[0] === 'deploy' ? `deploy ${args[2]}` : args.slice(1, 4).join(' ')))
      .filter((call) => !call.startsWith('bucket'))
    expect(order).toEqual([
      'deploy packages/store/wrangler.toml',
      'object get kea-prints-builds/builds.json',
      'object put kea-prints-builds/packs/bbbbbbbbbbbbbbbb',
      'object put kea-prints-builds/builds.json',
      'deploy wrangler.toml',
      'object put kea-prints-builds/builds.json',
    ])
    expect(shop.isPrivate('pack') || shop.isPrivate('builds.json')).toBe(false)
  })

  it('are not sent again for the same build', async () => {
    const shop = await freshAccount()
    await deployed(shop, 'a', NOON)
    const done = shop.calls.length
    await deployed(shop, 'a', NOON + SECOND)
    expect(shop.calls.slice(done).filter((args) => args.slice(0, 3).join(' ') === 'r2 object put')).toEqual([])
    expect(shop.lines).toContain('✓ Keep the files of this build: 1 files, build aaaaaaaaaaaaaaaa')
  })

  it('stay until a deployment fourteen days after another build has taken their place, to the second', async () => {
    const shop = await freshAccount()
    await deployed(shop, 'a', NOON)
    // Shoppers had this build for a year.
    const replaced = NOON + 365 * 86_400_000
    await deployed(shop, 'b', replaced)
    await deployed(shop, 'c', replaced + FOURTEEN_DAYS - SECOND)
    expect(packsOf(shop)).toEqual(packs('a', 'b', 'c'))
    shop.lines.length = 0
    await deployed(shop, 'c', replaced + FOURTEEN_DAYS)
    expect(packsOf(shop)).toEqual(packs('b', 'c'))
    expect(listOf(shop)).toEqual([entry('c', null), entry('b', replaced + FOURTEEN_DAYS - SECOND)])
    expect(shop.lines).toContain('→ Remove builds that were replaced more than 14 days ago: aaaaaaaaaaaaaaaa')
  })

  it('of an earlier build that is deployed again stay', async () => {
    const shop = await freshAccount()
    await deployed(shop, 'a', NOON)
    await deployed(shop, 'b', NOON + SECOND)
    await deployed(shop, 'a', NOON + FOURTEEN_DAYS)
    expect(listOf(shop)).toEqual([entry('a', null), entry('b', NOON + FOURTEEN_DAYS)])
    expect(packsOf(shop)).toEqual(packs('a', 'b'))
  })

  it('of a build whose deployment did not come to its end stay, and its days begin with the next one', async () => {
    const shop = await freshAccount()
    await deployed(shop, 'a', NOON)
    shop.failAt('deploy -c wrangler.toml', 'before')
    await expect(deployed(shop, 'b', NOON + SECOND)).rejects.toThrow('failed')
    expect(listOf(shop)).toEqual([entry('b', null), entry('a', null)])
    // The shop has had the build `a` for another month.
    await deployed(shop, 'c', NOON + 2 * FOURTEEN_DAYS)
    expect(listOf(shop)).toEqual([
      entry('c', null),
      entry('b', NOON + 2 * FOURTEEN_DAYS),
      entry('a', NOON + 2 * FOURTEEN_DAYS),
    ])
  })

  it.each(['before', 'after'] as const)(
    'are removed by the next run if the network fails %s the removal',
    async (when) => {
      const shop = await freshAccount()
      await deployed(shop, 'a', NOON)
      await deployed(shop, 'b', NOON + SECOND)
      shop.failAt('r2 object delete', when)
      await expect(deployed(shop, 'c', NOON + SECOND + FOURTEEN_DAYS)).rejects.toThrow('failed')
      await deployed(shop, 'c', NOON + SECOND + FOURTEEN_DAYS)
      expect(packsOf(shop)).toEqual(packs('b', 'c'))
      expect(listOf(shop).map(({ id }: { id: string }) => id[0])).toEqual(['c', 'b'])
    },
  )
})

it('a damaged list stops the deployment before the edge, and is not overwritten', async () => {
  const shop = await freshAccount()
  await deployed(shop, 'a', NOON)
  shop.account.objects['kea-prints-builds/builds.json'] = '<html>'
  const { version } = shop.worker('kea-prints')
  await expect(deployed(shop, 'b', NOON)).rejects.toThrow(
    'builds.json in kea-prints-builds is damaged. To begin anew: npx wrangler r2 object delete kea-prints-builds/builds.json --remote',
  )
  expect(shop.account.objects['kea-prints-builds/builds.json']).toBe('<html>')
  expect(shop.worker('kea-prints').version).toBe(version)
})

it('a dry run says what it would do with files of builds', async () => {
  const shop = await freshAccount()
  await shop.deploy({ isDryRun: true, packBuild: () => expect.fail('packed') })
  expect(shop.lines.filter((line) => /builds?\b/.test(line) && !line.includes('web'))).toEqual([
    '· Create the bucket for files of builds in Oceania, would do: kea-prints-builds',
    '· Keep the files of this build, would do: they stay for 14 days after another build has taken its place',
    '· Remove builds that were replaced more than 14 days ago, would do: and begin the days of the build before this one',
  ])
})
