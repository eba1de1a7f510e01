// Every page that a shopper can read, with its texts.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root } from '../lib/wrangler.ts'
import { readCode } from './code-texts.ts'
import { headOf, plain, stringsOf, textsOfHtml } from './html-texts.ts'

export interface ReadPage {
  kind: string
  name: string
  texts: readonly string[]
}

const SEED = 'packages/store/seed'
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const filesOf = (folder: string, pattern: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => `${folder}/${name}`)
    .sort()
const nameOf = (path: string) => basename(path).replace(/\.\w+$/, '')

/** Questions of pages and products, by the name of the page. */
const questions: Readonly<Record<string, unknown>> = JSON.parse(read(`${SEED}/questions.json`))
const videos: Readonly<Record<string, unknown>> = JSON.parse(read(`${SEED}/videos.json`))
const shownOn = (name: string) => [questions[name], videos[name]].flatMap(stringsOf).flatMap(textsOfHtml)

const HEAD_KEYS = ['meta_description', 'short_content']
const htmlPages = (kind: string, folder: string): ReadPage[] =>
  filesOf(`${SEED}/${folder}`, /\.html$/).map((path) => {
    const html = read(path)
    const head = headOf(html)
    const summary = HEAD_KEYS.map((key) => head[key]).flatMap(stringsOf)
    return {
      kind: head.listing ? 'category' : kind,
      name: nameOf(path),
      texts: [...summary, ...textsOfHtml(html), ...shownOn(nameOf(path))],
    }
  })

const PRODUCT_KEYS = ['description', 'short_description', 'technical_specifications', 'meta_description']
const products = (): ReadPage[] =>
  filesOf(`${SEED}/products`, /\.json$/).map((path) => {
    const product: Readonly<Record<string, string>> = JSON.parse(read(path))
    const texts = PRODUCT_KEYS.flatMap((key) => textsOfHtml(product[key] ?? ''))
    return { kind: 'product', name: nameOf(path), texts: [...texts, ...shownOn(product.url_key ?? '')] }
  })

/** Lists of words that only the search reads. */
const WORD_LISTS = ['search_synonyms', 'algolia_default_keywords', 'default_keywords', 'blog_meta_keywords']
const settings = (): ReadPage[] => {
  const { config, offers, newsletter_offers } = JSON.parse(read(`${SEED}/shop.json`))
  const shown = Object.entries(config).filter(([key]) => !WORD_LISTS.includes(key))
  return [{ kind: 'seed', name: 'settings', texts: stringsOf([shown, offers, newsletter_offers]).map(plain) }]
}

const isShown = (path: string) => !/__generated__|\.spec\.|\.d\.ts$|\/testing\//.test(path)
const codeOf = (path: string) => readCode(path, read(path))
const resolved = (from: string, name: string) => {
  const path = join(dirname(from), name)
  return [path, `${path}.tsx`, `${path}.ts`].find((at) => /\.tsx?$/.test(at) && existsSync(join(root, at)))
}

/** The files of a page of the interface: its module and what that imports from the folders of routes. */
function filesOfPage(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path) || !path.startsWith('web/src/routes/')) return found
  found.add(path)
  for (const name of codeOf(path).imports) filesOfPage(resolved(path, name) ?? '', found)
  return found
}

const textsOfFiles = (paths: Iterable<string>) => [...paths].flatMap((path) => codeOf(path).texts)
const routePages = (): ReadPage[] => {
  const pages = filesOf('web/src/routes', /Page\.tsx$/).map((path) => ({ path, files: filesOfPage(path) }))
  const read = new Set(pages.flatMap(({ files }) => [...files]))
  const rest = filesOf('web/src/routes', /\.tsx?$/).filter((path) => isShown(path) && !read.has(path))
  return [
    ...pages.map(({ path, files }) => ({
      kind: 'page',
      name: path.replace(/^web\/src\/routes\/|\.tsx$/g, ''),
      texts: textsOfFiles(files),
    })),
    { kind: 'shared', name: 'web/src/routes', texts: textsOfFiles(rest) },
  ]
}

const FOLDER_DEPTH = 4
const MODULE_DEPTH = 5
/** What several pages show, by its folder: of a feature, of the design tool, and the answers and mails of the store. */
const folders = (folder: string, depth = FOLDER_DEPTH): ReadPage[] => {
  const nameOfFolder = (path: string) => dirname(path).split('/').slice(0, depth).join('/')
  const paths = filesOf(folder, /\.tsx?$/).filter(isShown)
  return [...new Set(paths.map(nameOfFolder))].map((name) => ({
    kind: 'shared',
    name,
    texts: textsOfFiles(paths.filter((path) => nameOfFolder(path) === name)),
  }))
}

/** Every page with its texts, and the texts that several pages share. */
export const readPages = (): ReadPage[] => [
  ...htmlPages('cms', 'pages'),
  ...htmlPages('block', 'blocks'),
  ...htmlPages('blog', 'blog'),
  ...products(),
  ...settings(),
  ...routePages(),
  ...['app', 'editor', 'features', 'lib', 'ui'].flatMap((name) => folders(`web/src/${name}`)),
  ...folders('edge/src'),
  ...folders('packages/shared/src'),
  ...folders('packages/design/src'),
  ...folders('packages/store/src/modules', MODULE_DEPTH),
]
