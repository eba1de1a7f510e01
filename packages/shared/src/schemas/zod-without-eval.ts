import { config } from 'zod'

// Before any schema is made: the shop's content policy lets nothing be evaluated; zod would try, and browsers report it.
config({ jitless: true })
