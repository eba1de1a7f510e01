import { expect, it } from 'vitest'
import { changeText } from './commands/change-text'
import { remedyOf } from './commands/remedies'
import { unchangedFindings } from './model/unchanged-findings'
import { itemsOf } from './testing/items'
import { TestEditor } from './testing/TestEditor'

it('until a design is judged again, only the findings of what is unchanged keep their remedies', async () => {
  const test = await TestEditor.open({ ground: () => [1] })
  for (const words of ['Kia ora', 'Aoraki']) {
    test.editor.addText()
    const added = itemsOf(test).at(-1)
    if (added?.type !== 'text') throw new Error('No text')
    test.editor.run(changeText(added, { words, colour: '#ffffff' }, test.editor.fonts.shape))
  }
  const before = test.design
  const findings = await test.editor.findings()
  const about = (list: typeof findings) => list.map(({ text }) => text)
  const faint = ['“Kia ora” is hard to read on what is behind it.', '“Aoraki” is hard to read on what is behind it.']
  expect(about(findings)).toEqual(faint)
  expect(about(unchangedFindings(findings, before, test.design))).toEqual(faint)
  const [first] = findings
  const remedy = first && remedyOf(first, test.editor.context())
  if (remedy) test.editor.run(remedy)
  // The first text would be white again by its own old remedies.
  expect(about(unchangedFindings(findings, before, test.design))).toEqual([faint[1]])
})
