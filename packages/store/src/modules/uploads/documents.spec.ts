import { describe, expect, it } from 'vitest'
import { createTestShop, STRANGER } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'

const shop = createTestShop()
const shopper = createShopper(shop)
const bytes = (text: string) => new TextEncoder().encode(text)
const PDF = bytes('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const asPdf = { type: 'application/pdf' }
const codeOf = async (answer: Response) => [answer.status, (await answer.json<{ code: string }>()).code]

describe('a PDF', () => {
  it('is downloaded by its owner only, and no browser opens it', async () => {
    const { uid } = await (await shopper.send(PDF, asPdf)).json<{ uid: string }>()
    const answer = await shop.request(`/media/uploads/${uid}`)
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(PDF)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="document.pdf"',
      'x-content-type-options': 'nosniff',
    })
    expect((await shop.request(`/media/uploads/${uid}`, {}, STRANGER)).status).toBe(404)
  })

  it.each([
    ['other bytes', bytes('<html>%PDF-1.7 %%EOF</html>'), 415, 'NOT_A_DOCUMENT'],
    ['a part of one', PDF.slice(0, 30), 422, 'TRUNCATED'],
  ])('is not %s', async (_, file, status, code) => {
    expect(await codeOf(await shopper.send(file, asPdf))).toEqual([status, code])
  })

  it('is refused where it is announced as a photo', async () => {
    expect(await codeOf(await shopper.send(bytes('%PDF-1.7 of another shopper %%EOF')))).toEqual([415, 'NOT_AN_IMAGE'])
  })

  it('is no photo of a design, of a form or of the tray', async () => {
    const { uid } = await (await shopper.send(PDF, asPdf)).json<{ uid: string }>()
    const saved = await shopper.save({
      product_type: 'uploadchoice',
      sku: 'canvas-print',
      tool_data: JSON.stringify(shopper.document(uid)),
    })
    expect(saved.user_errors.map(({ code }: { code: string }) => code)).toEqual(['UPLOAD_NOT_FOUND'])
    const { photos } = await (await shop.request('/uploads')).json<{ photos: { uid: string }[] }>()
    expect(photos.map((photo) => photo.uid)).not.toContain(uid)
  })
})
