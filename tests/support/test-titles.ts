const STRING = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/.source
/** A call of `test` or `it`, or of the table before it, whose first argument is a string and whose next is a function or options. */
const CALL = new RegExp(
  `(?:\\b(?:test|it)(?:\\.(?:only|skip|fails))?|(?<!\\bdescribe\\.each\\([^()]*)\\))\\(\\s*(?:${STRING})\\s*,\\s*(?:async\\b|\\(|\\{|function\\b|\\w+ =>)`,
  'g',
)

/** Titles of the tests in a source file, as they stand there: with the placeholders of tables and templates. */
export const testTitles = (source: string): Set<string> =>
  new Set(
    [...source.matchAll(CALL)].map(([, single, double, template]) =>
      (single ?? double ?? template ?? '').replace(/\\(.)/g, '$1'),
    ),
  )
