// `pnpm reading-level`: the reading level (Flesch-Kincaid grade) of the texts of the seed and of the interface. It lists
// the ten hardest texts. A median above the limit is exit 1.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import readability from 'text-readability'
import { parseSync } from 'vite'
import { tableOf } from './lib/table.ts'
import { root } from './lib/wrangler.ts'

const GRADE_MAX = 8
const WORST = 10
/** The formula says nothing about a label of a few words. */
const WORDS_MIN = 8

const filesOf = (folder: string, pattern: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => `${folder}/${name}`)
    .sort()

const read = (path: string) => readFileSync(join(root, path), 'utf8')

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }
const plain = (html: string) =>
  html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\{\{[^}]*\}\}/g, 'Kea')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()

/** Blocks of HTML, and the texts of its widgets. */
const textsOfHtml = (html: string) => [
  ...html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(?:br|div|tr)\b[^>]*>/g, '\n\n')
    .split(/<\/(?:p|li|h\d|td|th|div|a(?=>\s*\n))>|\n\n/)
    .map(plain),
  ...[...html.matchAll(/ data-(?:text|title|question)="([^"]*)"/g)].map(([, text = '']) => plain(text)),
]

const TEXT_KEYS = ['description', 'short_description', 'technical_specifications', 'meta_description']
const valuesOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value ? Object.values(value).flatMap(valuesOf) : []

const SENTENCE = /^[“A-ZĀ-Ž].*\s.*\s/s
const isText = (text: string) => SENTENCE.test(text) && !/[{}<>=;\\]|::|--|^[A-Z_]+ |\bSELECT\b|\w_\w/.test(text)

/** A part of a syntax tree, as far as its texts need it. */
interface Node {
  type?: unknown
  value?: unknown
  /** The texts of a template between its values. */
  quasis?: readonly { value: { cooked: string } }[]
}

/** Texts of a syntax tree: those between tags, and string literals. */
function* literalsOf(tree: unknown): Generator<string> {
  if (typeof tree !== 'object' || tree === null) return
  const node: Node = tree
  if (Array.isArray(node)) for (const child of node) yield* literalsOf(child)
  else if (node.type === 'ImportDeclaration') return
  else if ((node.type === 'JSXText' || node.type === 'Literal') && typeof node.value === 'string') yield node.value
  else if (node.type === 'TemplateLiteral') yield (node.quasis ?? []).map(({ value }) => value.cooked).join('one')
  else yield* literalsOf(Object.values(node))
}

/** What a shopper reads in a file of the interface. */
const textsOfCode = (path: string) => [...literalsOf(parseSync(path, read(path)).program)].map(plain).filter(isText)

const isShown = (path: string) => !/__generated__|\.spec\.|\.d\.ts$|\/testing\//.test(path)

/** Paths of files with their texts. */
type Source = () => (readonly [path: string, texts: readonly string[]])[]

const SOURCES: Readonly<Record<string, Source>> = {
  pages: () => filesOf('packages/store/seed/pages', /\.html$/).map((path) => [path, textsOfHtml(read(path))]),
  blog: () => filesOf('packages/store/seed/blog', /\.html$/).map((path) => [path, textsOfHtml(read(path))]),
  products: () =>
    filesOf('packages/store/seed/products', /\.json$/).map((path) => {
      const product: Readonly<Record<string, string>> = JSON.parse(read(path))
      return [path, TEXT_KEYS.flatMap((key) => textsOfHtml(product[key] ?? ''))]
    }),
  questions: () =>
    ['questions.json', 'videos.json'].map((name) => {
      const path = `packages/store/seed/${name}`
      return [
        path,
        valuesOf(JSON.parse(read(path)))
          .map(plain)
          .filter(isText),
      ]
    }),
  interface: () =>
    [
      ...filesOf('web/src', /\.tsx?$/),
      ...filesOf('packages/shared/src', /\.ts$/),
      ...filesOf('packages/store/src/modules', /\.ts$/),
    ]
      .filter(isShown)
      .map((path) => [path, textsOfCode(path)]),
}

const median = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word))

const texts = Object.entries(SOURCES).flatMap(([source, load]) =>
  load().flatMap(([path, list]) =>
    [...new Set(list)]
      .filter((text) => wordsOf(text).length >= WORDS_MIN)
      .map((text) => ({ source, path, text, grade: readability.fleschKincaidGrade(text) })),
  ),
)

const rows = [...Object.keys(SOURCES), 'all'].map((name) => {
  const grades = texts.filter(({ source }) => name === 'all' || source === name).map(({ grade }) => grade)
  return { source: name, texts: grades.length, 'median grade': median(grades).toFixed(1) }
})
console.log(tableOf(rows))
console.log(`\nThe ${WORST} hardest:`)
for (const { path, text, grade } of texts.toSorted((a, b) => b.grade - a.grade).slice(0, WORST)) {
  console.log(`${grade.toFixed(1)}  ${path}\n      ${text.slice(0, 200)}`)
}

const tooHard = rows.filter((row) => Number(row['median grade']) > GRADE_MAX)
if (tooHard.length > 0) {
  console.error(`\nreading-level: above grade ${GRADE_MAX}: ${tooHard.map(({ source }) => source).join(', ')}`)
  process.exitCode = 1
}
