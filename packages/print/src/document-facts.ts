import { isoSeconds, pdfDate, textString } from './pdf-values'

/** What a file says about itself. */
export interface DocumentFacts {
  title: string
  /** 32 hexadecimal digits. */
  id: string
  created: Date
}

const PRODUCER = 'Kea Prints'

const escapeXml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

const NAMESPACES = [
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:xmp="http://ns.adobe.com/xap/1.0/"',
  'xmlns:pdf="http://ns.adobe.com/pdf/1.3/"',
  'xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/"',
].join(' ')

/** The document information dictionary. */
export function infoDictionary({ title, created }: DocumentFacts): string {
  const date = pdfDate(created)
  return `<</Title ${textString(title)}/Producer(${PRODUCER})/CreationDate ${date}/ModDate ${date}/Trapped/False>>`
}

/** The same facts as XMP, which newer programs read. */
export function xmpPacket({ title, id, created }: DocumentFacts): Uint8Array<ArrayBuffer> {
  const date = isoSeconds(created)
  const uuid = id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const facts = [
    '<dc:format>application/pdf</dc:format>',
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>`,
    `<xmp:CreateDate>${date}</xmp:CreateDate><xmp:ModifyDate>${date}</xmp:ModifyDate>`,
    `<xmp:MetadataDate>${date}</xmp:MetadataDate>`,
    `<pdf:Producer>${PRODUCER}</pdf:Producer><pdf:Trapped>False</pdf:Trapped>`,
    `<xmpMM:DocumentID>uuid:${uuid}</xmpMM:DocumentID><xmpMM:VersionID>1</xmpMM:VersionID>`,
    '<xmpMM:RenditionClass>default</xmpMM:RenditionClass>',
  ]
  const packet = [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    `<rdf:Description rdf:about="" ${NAMESPACES}>${facts.join('')}</rdf:Description>`,
    '</rdf:RDF></x:xmpmeta>',
    '<?xpacket end="r"?>',
  ]
  return new Uint8Array(new TextEncoder().encode(packet.join('')))
}
