// `pnpm reading-level`: how many years of school (Flesch-Kincaid) each page takes to read,
// and the ten hardest texts. A page above the limit is exit 1.
import { tableOf } from './lib/table.ts'
import { GRADE_MAX, hardestTexts, judgedPages } from './reading-level/judge.ts'

const HARDEST = 10

const pages = judgedPages()
console.log(tableOf(pages.map(({ kind, name, grade, words }) => ({ kind, name, grade: grade.toFixed(1), words }))))
console.log(`\nThe ${HARDEST} hardest texts:`)
for (const { kind, name, text, grade } of hardestTexts(pages, HARDEST)) {
  console.log(`${grade.toFixed(1)}  ${kind} ${name}\n      ${text.slice(0, 200)}`)
}
const tooHard = pages.filter(({ isTooHard }) => isTooHard)
console.log(`\n${pages.length} pages, ${tooHard.length} above grade ${GRADE_MAX}`)
if (tooHard.length > 0) process.exitCode = 1
