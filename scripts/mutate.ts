// `pnpm mutate [area]`: makes many small changes in the code and counts those that no unit test notices. A score below
// the floor is exit 1. `--survivors` lists the unnoticed changes. `--only <glob>` mutates some files of the area, without
// a floor. `--incremental` uses the results of the last run for unchanged files.
import { rmSync } from 'node:fs'
import { join, matchesGlob, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { tableOf } from './lib/table.ts'
import { root } from './lib/wrangler.ts'
import { AREAS, type AreaName, NEVER } from './mutate/areas.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    survivors: { type: 'boolean' },
    only: { type: 'string' },
    incremental: { type: 'boolean' },
    concurrency: { type: 'string', default: '2' },
  },
})
const isArea = (name: string): name is AreaName => name in AREAS
const unknown = positionals.filter((name) => !isArea(name))
if (unknown.length > 0) {
  console.error(`mutate: no such area: ${unknown.join(', ')}. There are ${Object.keys(AREAS).join(', ')}.`)
  process.exit(2)
}

type LogLevel = NonNullable<ConstructorParameters<typeof Stryker>[0]['logLevel']>
type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

const optionsFor = (area: AreaName) => {
  const reports = join(root, '.local/mutation', area)
  return {
    incremental: true,
    incrementalFile: join(reports, 'incremental.json'),
    mutate: [...(values.only ? [values.only] : AREAS[area].files), ...NEVER],
    testRunner: AREAS[area].isPlain ? 'specs' : 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner'), import.meta.resolve('./mutate/spec-runner.ts')],
    vitest: { configFile: 'scripts/mutate/vitest.config.ts', related: true },
    coverageAnalysis: 'perTest' as const,
    // A change in a value that a module computes while loading would need a new process.
    ignoreStatic: true,
    ignorePatterns: [
      '/public',
      '/docs',
      '/scripts/*',
      '!/scripts/mutate',
      '!/scripts/lib',
      '/tests/*',
      '!/tests/support',
      '!/tests/fixtures',
      '/packages/store/seed',
      '.local',
    ],
    // TypeScript 7 has no API for rewriting it.
    tsconfigFile: 'none',
    tempDirName: '.local/mutation/copy',
    cleanTempDir: 'always' as const,
    concurrency: Number(values.concurrency),
    // A test may be slow on a busy machine.
    timeoutMS: 20_000,
    timeoutFactor: 3,
    reporters: ['html', 'json', 'progress-append-only'],
    htmlReporter: { fileName: join(reports, 'report.html') },
    jsonReporter: { fileName: join(reports, 'report.json') },
    allowEmpty: false,
    fileLogLevel: 'off' as LogLevel,
    logLevel: 'warn' as LogLevel,
  }
}

/**
 * The area's own specs first, which are fast; then all specs, for the changes that these did not notice. Plain specs
 * have to notice alone.
 */
async function run(area: AreaName) {
  const options = optionsFor(area)
  if (!values.incremental) rmSync(options.incrementalFile, { force: true })
  process.env.MUTATE_SPECS = AREAS[area].specs
  const own = await new Stryker(options).runMutationTest()
  if (AREAS[area].isPlain) return own
  delete process.env.MUTATE_SPECS
  return new Stryker(options).runMutationTest()
}

const missed = ({ status }: Mutant) => status === 'Survived' || status === 'NoCoverage'

/** The report of an incremental run also has the files that have left the area. */
function isInArea(area: AreaName, fileName: string) {
  const matches = (glob: string) => matchesGlob(relative(root, fileName), glob.replace('!', ''))
  const [included, excluded] = [(glob: string) => !glob.startsWith('!'), (glob: string) => glob.startsWith('!')]
  const { files } = AREAS[area]
  return files.filter(included).some(matches) && !files.filter(excluded).some(matches)
}

/**
 * A change in what a module computes while it loads. Tests that share a process load a module once, so such a change
 * is noticed by chance only. It does not count, noticed or not.
 */
const runsWhileLoading = (mutant: Mutant) => mutant.static === true

function rowOf(area: AreaName, mutants: readonly Mutant[]) {
  const count = (status: Mutant['status']) => mutants.filter((mutant) => mutant.status === status).length
  const caught = count('Killed') + count('Timeout')
  const all = caught + mutants.filter(missed).length
  return {
    area,
    mutants: all,
    killed: count('Killed'),
    survived: count('Survived'),
    'no coverage': count('NoCoverage'),
    timeout: count('Timeout'),
    score: ((100 * caught) / all).toFixed(1),
    floor: values.only ? '-' : AREAS[area].floor,
  }
}

const line = ({ fileName, location, mutatorName, replacement, status }: Mutant) =>
  `${relative(root, fileName)}:${location.start.line}:${location.start.column}  ${status}  ${mutatorName}  ${replacement.replace(/\s+/g, ' ').slice(0, 100)}`

const rows: ReturnType<typeof rowOf>[] = []
for (const area of positionals.length > 0 ? positionals.filter(isArea) : (Object.keys(AREAS) as AreaName[])) {
  const mutants = (await run(area)).filter((mutant) => isInArea(area, mutant.fileName) && !runsWhileLoading(mutant))
  if (values.survivors) console.log(mutants.filter(missed).map(line).join('\n'))
  rows.push(rowOf(area, mutants))
}
console.log(tableOf(rows))
process.exitCode = rows.some(({ score, floor }) => Number(score) < Number(floor)) ? 1 : 0
