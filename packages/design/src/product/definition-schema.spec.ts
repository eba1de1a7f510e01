import { expect, it } from 'vitest'
import { z } from 'zod'
import { productDefinition } from './definition'

it('the schema for readers without zod is that of definition.ts (vitest -u writes it)', async () => {
  const schema = z.toJSONSchema(productDefinition, { io: 'input' })
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot('./__generated__/definition-schema.json')
})
