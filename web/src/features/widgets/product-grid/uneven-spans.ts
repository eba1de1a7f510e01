/** Column spans of a grid of twelve columns. Rows of two and of three items alternate, and every row is full. */
export function unevenSpans(count: number): number[] {
  const spans: number[] = []
  const rows = [
    [7, 5],
    [4, 4, 4],
    [5, 7],
    [4, 4, 4],
  ]
  for (let row = 0; spans.length < count; row += 1) {
    const left = count - spans.length
    const want = rows[row % rows.length] ?? []
    if (left === 1) spans.push(12)
    else if (left === 2 || left === 4) spans.push(...(row % 4 === 2 ? [5, 7] : [7, 5]))
    else spans.push(...want)
  }
  return spans
}
