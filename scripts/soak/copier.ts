// A Worker that copies all photos into one object, as plainly as that can be done. The local R2 lives in the same process as
// the store, and its own memory for so many bytes is not the store's.
const COPY = 'soak/copy'

// biome-ignore lint/style/noDefaultExport: a Worker's entry
export default {
  async fetch(_request: Request, { FILES }: { FILES: R2Bucket }) {
    const { objects } = await FILES.list({ prefix: 'uploads/' })
    const { readable, writable } = new FixedLengthStream(objects.reduce((sum, { size }) => sum + size, 0))
    const stored = FILES.put(COPY, readable)
    for (const { key } of objects) {
      const photo = await FILES.get(key)
      if (!photo) throw new Error(`${key} is missing.`)
      await photo.body.pipeTo(writable, { preventClose: true })
    }
    await writable.close()
    await stored
    await FILES.delete(COPY)
    return new Response('copied')
  },
}
