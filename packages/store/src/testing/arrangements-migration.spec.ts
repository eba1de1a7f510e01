import { expect, it } from 'vitest'
import { bindings } from './prepare-database'

const { DB: db, TEST_MIGRATIONS: migrations } = bindings

const stored = async (sku: string) =>
  JSON.parse((await db.prepare('SELECT definition FROM products WHERE sku = ?').bind(sku).first('definition')) ?? '')

/** Gives a product the definition that it had before. */
async function makeOld(sku: string, isByCopies: boolean): Promise<unknown> {
  const { arrangement: _, ...rest } = await stored(sku)
  const old = { ...rest, version: 2, isByCopies }
  await db.prepare('UPDATE products SET definition = ? WHERE sku = ?').bind(JSON.stringify(old), sku).run()
  return old
}

it('definitions of products get the arrangement that their flag said, and nothing else changes', async () => {
  const [prints, mug, canvas] = [await stored('photo-print'), await stored('photo-mug'), await stored('canvas-print')]
  expect([prints.arrangement, mug.arrangement]).toEqual([{ kind: 'copies' }, { kind: 'parts' }])
  await makeOld('photo-print', true)
  await makeOld('photo-mug', false)
  for (const query of migrations.find(({ name }) => name.startsWith('0520'))?.queries ?? [])
    await db.prepare(query).run()
  expect(await stored('photo-print')).toEqual(prints)
  expect(await stored('photo-mug')).toEqual(mug)
  expect(await stored('canvas-print')).toEqual(canvas)
})
