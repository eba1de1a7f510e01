import { atom, getDefaultStore } from 'jotai/vanilla'

/** `ended`: the session is over. `proof`: the customer adds a login method, and shows first who it is. */
export type LoginReason = 'ended' | 'proof'

export interface LoginQuestion {
  reason: LoginReason
  /** True after a login of the same customer. */
  answer: (isBack: boolean) => void
}

/** The open question to log in again; null for none. `app/Overlays.tsx` shows it. */
export const loginQuestionAtom = atom<LoginQuestion | null>(null)

const store = getDefaultStore()
let answer: Promise<boolean> | null = null

/** Asks the customer to log in again, over the page. Requests that fail at the same time share one question. */
export function askToLogIn(reason: LoginReason): Promise<boolean> {
  answer ??= new Promise<boolean>((resolve) => store.set(loginQuestionAtom, { reason, answer: resolve })).finally(
    () => {
      answer = null
      store.set(loginQuestionAtom, null)
    },
  )
  return answer
}

export const isAskedToLogIn = (): boolean => answer !== null
