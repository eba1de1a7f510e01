import type { PdfFile } from '@kea/print/pdf-plan'

/** A PDF that is made for a request. */
export interface MadePdf {
  name: string
  file: PdfFile
}

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD'

/**
 * A private PDF, which no cache stores; 404 where there is none.
 *
 * @param open makes it, and only for a request that reads
 */
export async function answerPdf(
  request: Request,
  open: () => Promise<MadePdf | null>,
  none: string,
): Promise<Response> {
  if (!isRead(request)) return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
  const pdf = await open()
  if (!pdf) {
    const headers = { 'Cache-Control': 'private, no-store' }
    return Response.json({ code: 'NOT_FOUND', message: none }, { status: 404, headers })
  }
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Length': String(pdf.file.length),
    'Content-Disposition': `attachment; filename="${pdf.name}"`,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'private, no-store',
    Vary: 'Cookie',
  }
  if (request.method === 'HEAD') return new Response(null, { headers })
  const { readable, writable } = new FixedLengthStream(pdf.file.length)
  // The reader of the answer sees a failure: its stream ends early.
  pdf.file.write(writable).catch(() => {})
  return new Response(readable, { headers })
}
