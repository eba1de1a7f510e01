import { attribute, type Element, type ReadPage, textOf } from './read-page'

const HEAD_TAGS = new Set(['meta', 'title', 'link', 'script'])
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
  const scripts = elements.filter(({ tagName }) => tagName === 'script')
  return [
    ...(titles.length === 1 ? [] : [`${titles.length} titles`]),
    ...head.filter((node) => !HEAD_TAGS.has(node.nodeName)).map((node) => `in the head: ${node.nodeName}`),
    ...elements.filter(({ tagName }) => NEVER.has(tagName)).map(tagOf),
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
