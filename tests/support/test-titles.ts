const STRING = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/.source
/** A call of `test`, `it` or their `each` with a string as the first argument and a function or options as the second. */
const CALL = new RegExp(
  `(?:\\b(?:test|it)(?:\\.(?:only|skip|fails))?|(?<!\\bdescribe\\.each\\([^()]*)\\))\\(\\s*(?:${STRING})\\s*,\\s*(?:async\\b|\\(|\\{|function\\b|\\w+ =>)`,
  'g',
)

/** Titles of the tests in a source file, with the placeholders of tables and templates. */
export const testTitles = (source: string): Set<string> =>
  new Set(
    [...source.matchAll(CALL)].map(([, single, double, template]) =>
      (single ?? double ?? template ?? '').replace(/\\(.)/g, '$1'),
    ),
  )
