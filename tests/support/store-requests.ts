import { importedFile, reachedBy } from './reached-files'
import { filesOf, read, remembered } from './source-files'
import { testTexts } from './test-titles'

const SRC = 'packages/store/src'
const MODULES = `${SRC}/modules`
/** A file of the whole store: what a test asks for decides which part of it runs. */
const WHOLE = `${SRC}/store.ts`

const moduleOf = (path: string): string => path.slice(MODULES.length + 1).split('/')[0] ?? ''

/** The paths of the store besides /graphql, as a test writes them, with the file that answers. */
const ENDPOINTS: [RegExp, string][] = [
  [/['"`]\/uploads\b|\$\{UPLOADS|\bphone link/, 'uploads/uploads-endpoint.ts'],
  [/\/media\/uploads\//, 'uploads/media-endpoint.ts'],
  [/['"`]\/altcha['"`]/, 'captcha/altcha-endpoint.ts'],
  [/\bFORGOT_PASSWORD\b|customers\/password/, 'accounts/forgot-password-endpoint.ts'],
  [/\/reviews\//, 'reviews/reviews-endpoint.ts'],
  [/\bSEARCH_PATH\b|\/indexes\//, 'search/search-endpoint.ts'],
  [/\bHANDOVER_PATH\b/, 'handover/handover-endpoint.ts'],
  [/\bMAIL_VIEWER_PATH\b|\/__mail/, 'mails/viewer-endpoint.ts'],
  [/\bPAY_PATH\b|['"`]\/pay\//, 'payments/pay-endpoint.ts'],
  [/\bINVOICES_PATH\b|\/invoices\//, 'invoices/invoices-endpoint.ts'],
  [/routes\.unsubscribe\b/, 'newsletter/one-click-endpoint.ts'],
]

/** The commands of the operator, each in a file of its name. */
const COMMANDS = filesOf(`${MODULES}/operator`, /-command\.ts$/)
const commandsIn = (text: string): string[] =>
  /['"`]\/operator['"`]|\bOPERATOR_PATH\b/.test(text)
    ? COMMANDS.filter((path) => text.includes(`'${path.split('/').at(-1)?.replace('-command.ts', '')}'`))
    : []

/** The services that a text calls: `services.cart`, or those that a command takes apart. */
const servicesIn = (text: string): string[] => [
  ...[...text.matchAll(/\bservices\.(\w+)/g)].map(([, name = '']) => name),
  ...[...text.matchAll(/, \{ ([\w, ]+) \}\) \{/g)].flatMap(([, names = '']) => names.split(', ')),
]

/** The build file of each service. */
function buildFiles(): Map<string, string> {
  const text = read(`${SRC}/services.ts`)
  const files = new Map(
    [...text.matchAll(/import \{([^}]*)\} from '\.\/(modules\/\w+\/build)'/g)].flatMap(([, names = '', file]) =>
      names.split(',').map((name) => [name.trim(), `${SRC}/${file}.ts`] as const),
    ),
  )
  return new Map(
    [...text.matchAll(/^ {2}(\w+): (build\w+),$/gm)].map(([, name = '', builder = '']) => [
      name,
      files.get(builder) ?? '',
    ]),
  )
}
const BUILT_BY = buildFiles()

/** The services that a service is built from, as its build file names them. */
const needsOf = remembered((service): string[] => {
  const text = read(BUILT_BY.get(service) ?? WHOLE)
  return [...BUILT_BY.keys()].filter((name) =>
    new RegExp(`\\b(?:services\\.${name}\\b|${name}: \\w|${name}: \\{)`).test(text),
  )
})

const servicesOf = remembered((path) => servicesIn(read(path)))

/** The files behind these entries: what they import, and the services that they call, with those behind them. */
function behind(entries: readonly string[], services: readonly string[] = []): ReadonlySet<string> {
  const files = new Set(entries.flatMap((entry) => [...reachedBy(entry)]))
  const own = [...files].filter((path) => path.startsWith(MODULES))
  const called = new Set([...services, ...own.flatMap(servicesOf)].filter((name) => BUILT_BY.has(name)))
  for (const service of called) for (const need of needsOf(service)) called.add(need)
  for (const service of called) for (const path of reachedBy(BUILT_BY.get(service) ?? '')) files.add(path)
  return files
}

/**
 * The modules by the names of root fields, and of what they add to types of others, that only they define: each is a word by
 * which a test asks for the module.
 */
function modulesOfFields(): Map<string, string> {
  const defined = new Map<string, Set<string>>()
  for (const path of filesOf(MODULES, /\.graphql$/)) {
    for (const [, body = ''] of read(path).matchAll(
      /^(?:extend type \w+|type (?:Query|Mutation))[^{]*\{\n([\s\S]*?)^\}/gm,
    )) {
      for (const [, field = ''] of body.matchAll(/^ {2}(\w+)[(:]/gm)) {
        defined.set(field, (defined.get(field) ?? new Set()).add(moduleOf(path)))
      }
    }
  }
  return new Map(
    [...defined].flatMap(([field, [first = '', ...others]]) => (others.length === 0 ? [[field, first] as const] : [])),
  )
}
const FIELDS = modulesOfFields()
const RESOLVERS = filesOf(MODULES, /\/resolvers\.ts$/)
/** The fields that a file resolves. */
const resolvedIn = remembered(
  (path): ReadonlySet<string> =>
    new Set([...read(path).matchAll(/^ {4}(?:async )?(\w+)[:(,]/gm)].map(([, field = '']) => field)),
)

const ENDING = /interface EndingServices \{([^}]*)\}/.exec(read(`${SRC}/retention.ts`))?.[1] ?? ''
/** The services that the minute's jobs call by themselves, and those that end rows and files. */
const MINUTE = [
  ...servicesIn(read(`${SRC}/minute-jobs.ts`)),
  ...[...ENDING.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name),
]

const wordsOf = (text: string): Set<string> => new Set(text.match(/\w+/g))

/** A part of a file: what has a name, or runs before each test. */
interface Piece {
  /** Null for what always runs. */
  name: string | null
  text: string
}

const START =
  '(?:(?:export )?(?:async )?(?:const|let|function|class) (?:(\\w+)|[{[])|(?:before|after)(?:Each|All)\\(|(it|test|describe)\\b)'

/** Splits a text before each declaration, hook and test of an indentation. */
function split(text: string, indentation: '' | '  '): { name: string | null; test: string | null; text: string }[] {
  const starts = [...text.matchAll(new RegExp(`^${indentation}${START}`, 'gm'))]
  return starts.map(({ index, 1: name, 2: test }, at) => ({
    ...{ name: name ?? null, test: test ?? null },
    text: text.slice(index, starts[at + 1]?.index),
  }))
}

/** The named parts of a test or helper, without its tests: those of a group or a factory one by one. */
const piecesOf = remembered((path): readonly Piece[] =>
  split(read(path), '').flatMap((top) => {
    const isFactory = top.test === null && /\n {2}return \{/.test(top.text)
    if (top.test !== 'describe' && !isFactory) return top.test === null ? [top] : []
    const inner = split(top.text, '  ')
    const head = isFactory ? [{ name: top.name, text: top.text.slice(0, top.text.indexOf(inner[0]?.text ?? '')) }] : []
    // A factory names its functions again in its answer.
    return [...head, ...inner.filter(({ test }) => test === null)].map(({ name, text }) => ({
      name,
      text: text.replace(/^ {4}\w+,$/gm, ''),
    }))
  }),
)

/** The names that a file imports, with the files that they come from. */
const importedNames = (path: string): [names: string[], file: string][] =>
  [...read(path).matchAll(/^import (?!type )\{([^}]*)\} from '([^']+)'/gm)].flatMap(
    ([, names = '', specifier = '']) => {
      const file = importedFile(path, specifier)
      const own = names.split(',').map((name) => name.trim().split(' as ').at(-1) ?? '')
      return file === null
        ? []
        : [[own.filter((name) => name !== '' && !name.startsWith('type ')), file] as [string[], string]]
    },
  )

const isHelper = (path: string): boolean => path.startsWith(`${SRC}/testing/`)

/** What a test of the store runs: its text with that of the helpers that it calls, and the files that it imports. */
function runBy(spec: string, title: string): { text: string; imported: string[] } {
  const helpers = [...reachedBy(spec)].filter(isHelper)
  const waiting = new Set([
    ...piecesOf(spec),
    ...helpers.flatMap((path) => piecesOf(path).filter(({ name }) => name !== null)),
  ])
  const texts = [testTexts(read(spec)).get(title) ?? '']
  const words = new Set<string>()
  const add = (text: string) => {
    for (const word of wordsOf(text)) words.add(word)
  }
  texts.forEach(add)
  for (let isMore = true; isMore; ) {
    isMore = false
    for (const piece of waiting) {
      if (piece.name !== null && !words.has(piece.name)) continue
      waiting.delete(piece)
      texts.push(piece.text)
      add(piece.text)
      isMore = true
    }
  }
  const text = texts.join('\n')
  const later = [...text.matchAll(/import\('([^']+)'\)/g)].flatMap(([, path = '']) => importedFile(spec, path) ?? [])
  const named = [spec, ...helpers].flatMap((path) =>
    importedNames(path).flatMap(([names, file]) => (names.some((name) => words.has(name)) ? [file] : [])),
  )
  return { text, imported: [...named, ...later].filter((path) => !isHelper(path) && path !== WHOLE) }
}

const known = new Map<string, { files: ReadonlySet<string>; modules: ReadonlySet<string> }>()

function reachedByTest(spec: string, title: string) {
  const key = `${spec} ${title}`
  const found = known.get(key)
  if (found) return found
  const { text, imported } = runBy(spec, title)
  const words = wordsOf(text)
  const modules = new Set([...FIELDS].flatMap(([field, module]) => (words.has(field) ? [module] : [])))
  const endpoints = ENDPOINTS.flatMap(([path, file]) => (path.test(text) ? [`${MODULES}/${file}`] : []))
  const asked = [...FIELDS.keys()].filter((field) => words.has(field))
  const resolvers = RESOLVERS.filter(
    (path) => modules.has(moduleOf(path)) || asked.some((field) => resolvedIn(path).has(field)),
  )
  const files = behind(
    [...imported, ...endpoints, ...commandsIn(text), ...resolvers],
    /\.tick\(|\bscheduled\(/.test(text) ? MINUTE : [],
  )
  const answer = { files, modules }
  known.set(key, answer)
  return answer
}

/**
 * True if a test of the store runs a file of a module: it imports the file, over however many others, or it asks the store
 * for something that leads there. That is a field of GraphQL that only one module has, a path, or the work of the minute.
 */
export function asksFor(spec: string, title: string, file: string): boolean {
  const { files, modules } = reachedByTest(spec, title)
  return file.endsWith('.graphql') ? modules.has(moduleOf(file)) : files.has(file)
}
