import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// Runs before each spec of a component: React waits for `act`, and what a test has drawn and stored is gone before the next one.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
