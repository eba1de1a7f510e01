import { productDefinition } from '@kea/design/product/definition'
import { expect, it } from 'vitest'
import { z } from 'zod'

it('the schema for readers without zod is that of definition.ts (vitest -u writes it)', async () => {
  const schema = z.toJSONSchema(productDefinition, { io: 'input' })
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(
    '../packages/design/src/product/__generated__/definition-schema.json',
  )
})
