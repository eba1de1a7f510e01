import { escapeHtml } from '../head/escape'
import { textOf } from '../head/outline'
import type { ReadHtml } from '../html/html-tree'
import type { QuestionData } from './page-data'
import { present, text } from './present'

/** An answered question of a page. */
export interface Question {
  question: string
  /** HTML of the backend. It is sanitised before it is rendered. */
  html: string
  /** The same as plain text. */
  answer: string
}

/** The answered questions. The others are not published yet. */
export const toQuestions = (items: readonly (QuestionData | null)[], readHtml: ReadHtml): Question[] =>
  items.filter(present).flatMap(({ question, answer, answer_html }) => {
    const html = text(answer_html) || escapeHtml(text(answer))
    const plain = text(answer) || textOf(html, readHtml)
    return question.trim() !== '' && plain !== '' ? [{ question, html, answer: plain }] : []
  })
