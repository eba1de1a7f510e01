// The programs that judge our print files: qpdf, and those of poppler. Debian's packages where they are missing.
import { spawnSync } from 'node:child_process'

const PACKAGES: Record<string, string> = { qpdf: 'qpdf', pdftoppm: 'poppler-utils' }

const isThere = (program: string) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined
const missing = () => Object.keys(PACKAGES).filter((program) => !isThere(program))

/** Installs what is missing, or ends the script with a message about what to install. */
export function findPdfTools(): void {
  if (missing().length === 0) return
  if (process.getuid?.() === 0) {
    const names = missing().flatMap((program) => PACKAGES[program] ?? [])
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { stdio: 'inherit' })
  }
  if (missing().length === 0) return
  console.error('The tests of print files need qpdf and poppler-utils: install them.')
  process.exit(1)
}
