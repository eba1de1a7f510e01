import type { Question } from '@kea/shared/page/questions'
import { useMemo } from 'react'
import { Disclosures } from './Disclosures'
import { sanitise } from './parse-content'

/** What shoppers asked about a page, with our answers. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  const entries = useMemo(
    () => questions.map(({ question, html }) => ({ title: question, html: sanitise(html) })),
    [questions],
  )
  return <Disclosures id="questions" title="Questions and answers" entries={entries} />
}
