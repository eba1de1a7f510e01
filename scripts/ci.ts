// `npm test`: everything CI runs, a browser included. The browser tests that it leaves out are in `pnpm e2e`.
import { succeeds } from './lib/run.ts'

for (const step of ['verify.ts', 'e2e.ts --core']) {
  if (!succeeds(`node scripts/${step}`)) process.exit(1)
}
