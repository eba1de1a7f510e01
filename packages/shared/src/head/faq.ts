import { type HtmlNode, isElement, nodesOf, type ReadHtml } from '../html/html-tree'
import { textIn } from './outline'

interface AnsweredQuestion {
  question: string
  answer: string
}

function questionsAmong(nodes: readonly HtmlNode[]): AnsweredQuestion[] {
  return nodes.filter(isElement).flatMap(({ tag, attributes, children }) => {
    const question = tag === 'div' ? (attributes['data-question'] ?? '').trim() : ''
    if (question === '') return questionsAmong(children)
    const answer = textIn(children)
    return answer === '' ? [] : [{ question, answer }]
  })
}

/** The questions of a page's `faq` widgets. */
export const questionsIn = (content: string, readHtml: ReadHtml): AnsweredQuestion[] =>
  questionsAmong(nodesOf(content, readHtml))
