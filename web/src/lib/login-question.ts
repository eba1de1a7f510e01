import { atom, getDefaultStore } from 'jotai/vanilla'

export interface LoginQuestion {
  /** True after a login of the same customer. */
  answer: (isBack: boolean) => void
}

/** The open question to log in again; null for none. `app/Overlays.tsx` shows it. */
export const loginQuestionAtom = atom<LoginQuestion | null>(null)

const store = getDefaultStore()
let answer: Promise<boolean> | null = null

/** Asks the customer to log in again, over the page. Requests that fail at the same time share one question. */
export function askToLogIn(): Promise<boolean> {
  answer ??= new Promise<boolean>((resolve) => store.set(loginQuestionAtom, { answer: resolve })).finally(() => {
    answer = null
    store.set(loginQuestionAtom, null)
  })
  return answer
}

export const isAskedToLogIn = (): boolean => answer !== null
