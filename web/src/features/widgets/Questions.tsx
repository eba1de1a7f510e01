import type { Question } from '@kea/shared/page/questions'
import { useMemo } from 'react'
import { QUESTIONS_ANCHOR } from '~/lib/anchors'
import { sanitise } from '~/lib/sanitise'
import { Disclosures } from '~/ui/Disclosures'
import type { WidgetProps } from './widget'

/** The questions of a page, placed by its content. */
export function QuestionsWidget({ page, data }: WidgetProps) {
  return page.questions.length === 0 ? null : (
    <Questions questions={page.questions} {...(data.title && { title: data.title })} />
  )
}

interface QuestionsProps {
  questions: readonly Question[]
  title?: string
}

/** Shoppers' questions about a page, with our answers. */
export function Questions({ questions, title = 'Questions and answers' }: QuestionsProps) {
  const entries = useMemo(
    () => questions.map(({ question, html }) => ({ title: question, html: sanitise(html) })),
    [questions],
  )
  return <Disclosures id={QUESTIONS_ANCHOR} title={title} entries={entries} />
}
