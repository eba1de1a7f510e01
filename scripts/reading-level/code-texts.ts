// The texts in a file of code.
import { parseSync } from 'vite'
import { plain } from './html-texts.ts'

const SENTENCE = /^[“A-ZĀ-Ž].*\s.*\s/s
/** A string with these is a query, a path, a class or a name. */
const isText = (text: string) => SENTENCE.test(text) && !/[{}<>=;\\]|::|--|^[A-Z_]+ |\bSELECT\b|\w_\w/.test(text)

/** A part of a syntax tree, as far as its texts need it. */
interface Node {
  type?: unknown
  value?: unknown
  /** What stands between the tags of an element. */
  children?: readonly Node[]
  expression?: Node
  /** The texts of a template between its values. */
  quasis?: readonly { value: { cooked: string } }[]
}

/** A value that the code puts into a sentence is read as one word. */
const VALUE = 'one'

/** What an element says as one sentence: its words, its values and the links in it. */
const sentenceOf = (node: Node): string => {
  if ((node.type === 'JSXText' || node.type === 'Literal') && typeof node.value === 'string') return node.value
  if (node.type === 'JSXExpressionContainer')
    return node.expression?.type === 'Literal' ? sentenceOf(node.expression) : VALUE
  return (node.children ?? []).map(sentenceOf).join('')
}
const isSentence = ({ children = [] }: Node) =>
  children.some(({ type, value }) => type === 'JSXText' && typeof value === 'string' && value.trim() !== '')

/** Texts of a syntax tree: what elements say, and strings. */
function* literalsOf(tree: unknown): Generator<string> {
  if (typeof tree !== 'object' || tree === null) return
  const node: Node = tree
  if (Array.isArray(node)) for (const child of node) yield* literalsOf(child)
  else if (node.type === 'ImportDeclaration' || node.type === 'JSXText') return
  else if (node.type === 'Literal' && typeof node.value === 'string') yield node.value
  else if (node.type === 'TemplateLiteral') yield (node.quasis ?? []).map(({ value }) => value.cooked).join(VALUE)
  else {
    if (isSentence(node)) yield sentenceOf(node)
    yield* literalsOf(Object.values(node))
  }
}

export interface Code {
  /** What a shopper may read. */
  texts: readonly string[]
  /** The files that it imports at once or later, as it names them. */
  imports: readonly string[]
}

/** The texts of a file and what it imports. */
export function readCode(path: string, source: string): Code {
  const { program } = parseSync(path, source)
  const imports = [...source.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, name = '']) => name)
  return { texts: [...literalsOf(program)].map(plain).filter(isText), imports }
}
