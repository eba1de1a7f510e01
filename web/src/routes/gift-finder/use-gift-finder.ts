import { useState } from 'react'
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router-dom'
import { usePrefetchedQuery } from '~/api/query'
import { type Answers, queryOf, readShown, STEP } from './finder-address'
import { giftFinderQuery } from './gift-finder-query'

const questionIn = (state: unknown): unknown =>
  state !== null && typeof state === 'object' && 'question' in state ? state.question : null

/**
 * The address holds the answers. One shows before the store has answered. Back takes the last answer back; the arrow keys
 * pass several answers of one question, which are one step.
 */
export function useGiftFinder() {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const isWaiting = useNavigation().state === 'loading'
  const finder = usePrefetchedQuery(giftFinderQuery(search))
  const [asked, setAsked] = useState({ before: search, answers: finder.answers })
  const answers = asked.before === search ? asked.answers : finder.answers
  const shown = readShown(search)

  const answer = (question: keyof Answers, value: string | null) => {
    const next = { ...answers, [question]: value }
    setAsked({ before: search, answers: next })
    navigate(queryOf(next), {
      replace: questionIn(state) === question,
      state: { question },
      preventScrollReset: true,
    })
  }
  const showMore = () => navigate(queryOf(finder.answers, shown + STEP), { replace: true, preventScrollReset: true })

  return { finder, answers, isWaiting, answer, showMore }
}
