import { config } from 'zod'

// Set before any schema is created: the content policy forbids eval, and zod's attempt would be reported.
config({ jitless: true })
