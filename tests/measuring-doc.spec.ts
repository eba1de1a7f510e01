import { expect, test } from 'vitest'
import { measuringDoc } from './support/measuring-doc'

test('docs/measuring.md says what the sheet and /privacy-policy say', async () => {
  await expect(measuringDoc()).toMatchFileSnapshot('../docs/measuring.md')
})
