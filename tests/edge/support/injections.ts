import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtFile } from '../../support/built-file'
import { attribute, type Element, type ReadPage, textOf } from './read-page'

const ASSETS = 'dist/web/assets'

const filesNamed = (name: RegExp): Set<string> =>
  new Set(
    readdirSync(ASSETS)
      .filter((file) => name.test(file))
      .map((file) => readFileSync(join(ASSETS, file), 'utf8')),
  )

/** Files of the build that stand in documents: the style sheet, and the scripts that wait for the first picture or paint. */
let embedded: { styles: Set<string>; waiting: Set<string> } | null = null

function isEmbedded(element: Element, tagName: 'style' | 'script'): boolean {
  embedded ??= {
    styles: filesNamed(/\.css$/),
    waiting: new Set(
      ['src/first-picture.ts', 'src/first-paint.ts'].map((module) =>
        readFileSync(`dist/web${builtFile(module)}`, 'utf8'),
      ),
    ),
  }
  if (element.tagName !== tagName || element.attrs.length > 0) return false
  const text = textOf(element)
  if (tagName === 'style') return embedded.styles.has(text)
  const [, script = ''] = /^\(\(\)=>\{(.+)\}\)\(\)$/s.exec(text) ?? []
  return embedded.waiting.has(script)
}

const HEAD_TAGS = new Set(['meta', 'title', 'link', 'script', 'style'])
const NEVER = new Set(['iframe', 'object', 'embed', 'base', 'style', 'frame', 'frameset', 'plaintext', 'math'])
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'srcdoc', 'data', 'poster', 'xlink:href']

function isOwnScript(script: Element): boolean {
  const type = attribute(script, 'type')
  const src = attribute(script, 'src')
  if (src !== null) return type === 'module' && /^\/assets\/[\w.-]+\.js$/.test(src)
  return type === 'application/ld+json' || (type === 'application/json' && attribute(script, 'id') === 'page-data')
}

/** The search form of the header, which works without scripts. */
const isOwnForm = (form: Element): boolean =>
  attribute(form, 'action') === '/catalogsearch/result' && (attribute(form, 'method') ?? 'get') === 'get'

function isJson(script: Element): boolean {
  try {
    JSON.parse(textOf(script))
    return true
  } catch {
    return false
  }
}

const tagOf = ({ tagName, attrs }: Element): string =>
  `<${tagName}${attrs.map(({ name, value }) => ` ${name}="${value.slice(0, 60)}"`).join('')}>`

/** Elements and attributes that the shop never renders, so that a text, query or cookie must have injected them. */
export function injectionsIn({ titles, elements, head }: ReadPage): string[] {
  const scripts = elements.filter((element) => element.tagName === 'script' && !isEmbedded(element, 'script'))
  return [
    ...(titles.length === 1 ? [] : [`${titles.length} titles`]),
    ...head.filter((node) => !HEAD_TAGS.has(node.nodeName)).map((node) => `in the head: ${node.nodeName}`),
    ...elements.filter((element) => NEVER.has(element.tagName) && !isEmbedded(element, 'style')).map(tagOf),
    ...elements.filter((element) => element.tagName === 'form' && !isOwnForm(element)).map(tagOf),
    ...scripts.filter((script) => !isOwnScript(script)).map(tagOf),
    ...scripts.filter((script) => !attribute(script, 'src') && !isJson(script)).map((s) => `no JSON: ${tagOf(s)}`),
    ...elements.filter(({ attrs }) => attrs.some(({ name }) => /^on|^style$|[^\w:.-]/.test(name))).map(tagOf),
    ...elements
      .filter((element) =>
        ADDRESSES.some((name) => /^[\s\p{Cc}]*(?:javascript|data|vbscript):/iu.test(attribute(element, name) ?? '')),
      )
      .map(tagOf),
  ]
}
