import { config } from 'zod'

// Runs before any schema is created. The content security policy forbids eval. Zod would try it, and browsers report that.
config({ jitless: true })
