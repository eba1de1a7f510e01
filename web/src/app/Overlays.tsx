import { useAtomValue } from 'jotai/react'
import { Suspense, useEffect, useState } from 'react'
import { useFollowSession } from '~/features/customer/use-follow-session'
import { askForConsent, consentSheetAtom } from '~/lib/consent'
import { loginQuestionAtom } from '~/lib/login-question'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import { Panels } from './Panels'
import { prefetchOnIntent } from './prefetch'
import { Toaster } from './Toaster'
import { useReportPages } from './use-report-pages'

const LoginAgainDialog = lazyWithRetry(
  async () => (await import('~/routes/authentication/LoginAgainDialog')).LoginAgainDialog,
  'over',
)

const ConsentSheet = lazyWithRetry(async () => (await import('./ConsentSheet')).ConsentSheet, { instead: null })

/** Asks whether other companies may hear of the visit. A shop without their ids asks nothing. */
function AskForConsent() {
  const state = useAtomValue(consentSheetAtom)
  useEffect(askForConsent, [])
  return state !== 'closed' && <ConsentSheet />
}

/** A shop without its popup is whole. */
const PopupPlace = lazyWithRetry(async () => (await import('~/features/popup/PopupPlace')).PopupPlace, {
  instead: null,
})

/** The question to log in again. Its code loads with the first one. */
function LoginAgain() {
  const question = useAtomValue(loginQuestionAtom)
  const [last, setLast] = useState(question)
  if (question && question !== last) setLast(question)
  return last && <LoginAgainDialog question={last} isOpen={question !== null} onClose={() => last.answer(false)} />
}

/**
 * The layers over the page: panels, the login over the page, and toasts. What follows the first view begins here too: links
 * are prefetched, and pages are reported.
 */
export function Overlays() {
  useEffect(prefetchOnIntent, [])
  // A page whose code for counting did not load is not counted.
  useEffect(() => void import('./begin-document').then(({ beginDocument }) => beginDocument()).catch(() => {}), [])
  useReportPages()
  useFollowSession()
  return (
    <>
      <Panels />
      <Suspense>
        <LoginAgain />
      </Suspense>
      <Suspense>
        <AskForConsent />
      </Suspense>
      <Suspense>
        <PopupPlace />
      </Suspense>
      <Toaster />
    </>
  )
}
