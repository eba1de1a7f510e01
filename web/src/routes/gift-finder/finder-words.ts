import { dayWords } from '@kea/shared/day-words'
import type { Answers, QuestionCode } from './finder-address'
import type { Finder, Gift, Looser, Question } from './gift-finder-query'

/** Each question, and the answer that skips it. */
export const QUESTIONS: Record<QuestionCode, { legend: string; skip: string }> = {
  recipient: { legend: 'Who is it for?', skip: 'Anyone' },
  occasion: { legend: 'What’s the occasion?', skip: 'Any occasion' },
  budget: { legend: 'What would you like to spend?', skip: 'Any price' },
  by: { legend: 'When do you need it?', skip: 'No hurry' },
}

export const ZONES = [
  ['town', 'a town or city'],
  ['rural', 'a rural address'],
  ['chathams', 'the Chatham Islands'],
] as const

export const presents = (count: number): string => (count === 1 ? '1 present' : `${count} presents`)

const dayOf = (date: string): string => dayWords(Date.parse(date))

const labelOf = (questions: readonly Question[], code: QuestionCode, value: string): string =>
  questions.find((question) => question.code === code)?.options.find((option) => option.value === value)?.label ?? value

/** The answers in one line, as in "For Mum, Christmas, up to N$50, there by Thu 24 December"; '' without any. */
export function summaryOf({ recipient, occasion, budget, by }: Answers, questions: readonly Question[]): string {
  const parts = [
    recipient && `for ${labelOf(questions, 'recipient', recipient)}`,
    occasion && labelOf(questions, 'occasion', occasion),
    budget && `up to N$${budget}`,
    by && `there by ${dayOf(by)}`,
  ].filter(Boolean)
  const line = parts.join(', ')
  return line.charAt(0).toUpperCase() + line.slice(1)
}

/** When to order a present; '' where no day is asked. */
export const orderNote = ({ orderBy, isExpress }: Pick<Gift, 'orderBy' | 'isExpress'>): string =>
  orderBy === null ? '' : `Order by ${dayOf(orderBy)}${isExpress ? ', with express' : ''}`

/** What to tap to find more. */
export function looserLabel({ code, value, count }: Looser): string {
  const answer = code === 'by' ? 'A later day' : value === null ? QUESTIONS[code].skip : `Up to N$${value}`
  return `${answer}: ${presents(count)}`
}

/** Why nothing is shown. */
export const nothingFound = ({ answers: { by }, late }: Pick<Finder, 'answers' | 'late'>): string =>
  by !== null && late > 0 ? `Nothing that fits can be there by ${dayOf(by)}.` : 'Nothing fits all of that.'

/** The products that are left out, since they would come too late; '' for none. */
export function lateNote({ answers: { by }, late }: Pick<Finder, 'answers' | 'late'>): string {
  if (by === null || late === 0) return ''
  return `${late === 1 ? '1 more present' : `${late} more presents`} can’t be there by ${dayOf(by)}.`
}
