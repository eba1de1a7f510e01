import { vi } from 'vitest'

// Runs before each spec of the process, so that no spec sees the modules, globals or timers of another.
vi.resetModules()
vi.unstubAllGlobals()
vi.useRealTimers()
