const STRING = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/.source
/**
 * A call of `test`, `it` or their `each` with a string as the first argument and a function or options as the second. One
 * that is skipped, or that must fail, is none.
 */
const CALL = new RegExp(
  `(?:\\b(?:test|it)|(?<!\\b(?:describe|skip|todo|fails)\\.each\\([^()]*)\\))\\(\\s*(?:${STRING})\\s*,\\s*(?:async\\b|\\(|\\{|function\\b|\\w+ =>)`,
  'g',
)

const titleOf = ([, single, double, template]: RegExpMatchArray): string =>
  (single ?? double ?? template ?? '').replace(/\\(.)/g, '$1')

/** The tests in a source file by their titles, with the placeholders of tables and templates, each with its text. */
export function testTexts(source: string): Map<string, string> {
  const calls = [...source.matchAll(CALL)]
  const texts = new Map<string, string>()
  for (const [at, call] of calls.entries()) {
    const text = source.slice(call.index, calls[at + 1]?.index)
    texts.set(titleOf(call), (texts.get(titleOf(call)) ?? '') + text)
  }
  return texts
}

/** Titles of the tests in a source file. */
export const testTitles = (source: string): Set<string> => new Set(testTexts(source).keys())
