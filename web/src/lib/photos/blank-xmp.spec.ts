import { describe, expect, it } from 'vitest'
import { blankXmp } from './blank-xmp'
import { readTags } from './xmp-tags'

const ascii = (text: string) => new TextEncoder().encode(text)
const blanked = (packet: string): string => {
  const bytes = ascii(packet)
  blankXmp(bytes)
  return new TextDecoder('latin1').decode(bytes)
}

const packetOf = (inside: string, attributes = '') =>
  `<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><rdf:Description xmp:Rating="5" ${attributes}>${inside}<tiff:Orientation>6</tiff:Orientation></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`

describe('a place in XMP', () => {
  it.each([
    ['a drone’s attributes', '', `drone-dji:Longitude="174.77" drone-dji:Latitude='-41.28'`],
    ['a drone’s elements', '<drone-dji:Latitude>-41.28</drone-dji:Latitude>', ''],
    ['a misspelt name', '', 'drone-dji:GpsLongtitude = "174.77"'],
    ['a prefix of its own', '<a:GPSLongitude>174,46.2E</a:GPSLongitude>', ''],
    ['a city', '<photoshop:City>Wellington</photoshop:City>', 'photoshop:State="Wellington"'],
    ['a country', '<photoshop:Country>Wellington</photoshop:Country>', 'Iptc4xmpCore:CountryCode="Wellington"'],
    ['a part of a city', '<Iptc4xmpCore:Location>Wellington</Iptc4xmpCore:Location>', ''],
    [
      'a list of places shown',
      '<Iptc4xmpExt:LocationShown><rdf:Bag><rdf:li rdf:parseType="Resource"><a:Name>Wellington</a:Name><b:City/></rdf:li></rdf:Bag></Iptc4xmpExt:LocationShown>',
      '',
    ],
    [
      'the place where it was made',
      '<Iptc4xmpExt:LocationCreated><rdf:Bag><rdf:li Iptc4xmpExt:City="Wellington"/></rdf:Bag></Iptc4xmpExt:LocationCreated>',
      '',
    ],
    ['an element within one of the same name', '<a:Location><a:Location>1</a:Location>Wellington</a:Location>', ''],
    ['a value with a sign of a tag in it', '', 'photoshop:City="Wellington > Te Aro" xmp:Label=">"'],
  ])('does not survive as %s, and the rest stays', (_, inside, attributes) => {
    const packet = packetOf(inside, attributes)
    const after = blanked(packet)
    expect(after).toHaveLength(packet.length)
    expect(after).not.toMatch(/Wellington|Te Aro|41\.28|174|latitude|longt?itude|location|city/i)
    expect(after).toContain('<tiff:Orientation>6</tiff:Orientation>')
    expect(after).toContain('xmp:Rating="5"')
    expect(readTags(ascii(after))).not.toBeNull()
  })

  it.each([
    ['an element that is never closed', packetOf('<photoshop:City>Wellington')],
    ['elements that do not fit into each other', '<a><photoshop:City></a>Wellington</photoshop:City>'],
    ['a comment', packetOf('<!-- GPSLatitude 41.28 S -->')],
    ['a name that is defined in the packet', `<!DOCTYPE a [<!ENTITY b "Wellington">]>${packetOf('&b;')}`],
    ['letters of two bytes', [...packetOf('<a:City>Wellington</a:City>')].map((letter) => `${letter}\0`).join('')],
  ])('that cannot be found for certain takes the packet with it: %s', (_, packet) => {
    expect(blanked(packet)).toBe(' '.repeat(packet.length))
  })

  it('is not found in a packet without one: nothing changes', () => {
    const packet = packetOf('<hdrgm:GainMapMax>2.3</hdrgm:GainMapMax>', 'crs:Opacity="100" xmlns:City="a"')
    expect(blanked(packet)).toContain('xmlns:City="a"')
    expect(blanked(packetOf('<hdrgm:GainMapMax>2.3</hdrgm:GainMapMax>'))).toBe(
      packetOf('<hdrgm:GainMapMax>2.3</hdrgm:GainMapMax>'),
    )
  })
})

/** How many bytes are looked at while `read` goes through them. */
function looksOf(bytes: Uint8Array, read: (bytes: Uint8Array) => unknown): number {
  let looks = 0
  const counted = new Proxy(bytes, {
    get(target, key) {
      if (key === 'length') return target.length
      if (key === 'indexOf') {
        return (value: number, from = 0) => {
          const found = target.indexOf(value, from)
          looks += (found === -1 ? target.length : found + 1) - from
          return found
        }
      }
      if (key === 'subarray') {
        return (start: number, end: number) => {
          looks += end - start
          return target.subarray(start, end)
        }
      }
      looks += 1
      return target[Number(key)]
    },
  })
  read(counted)
  return looks
}

describe('a packet made to keep the device busy', () => {
  it.each([
    ['beginnings of elements', '<a:gps>'],
    ['beginnings of comments', '<!--'],
    ['beginnings of attributes', '<a b="'],
    ['attributes without a value', '<a '.padEnd(200, 'b ')],
    ['spaces', '<a'.padEnd(200, ' ')],
    ['elements within each other', '<a:gps><b:gps c="1"></b:gps></a:gps>'],
  ])('of %s is read once: twice the length is at most twice the work', (_, part) => {
    const work = (times: number) => looksOf(ascii(part.repeat(times)), readTags)
    expect(work(2_000)).toBeLessThanOrEqual(2 * work(1_000) + 100)
    expect(work(1_000)).toBeLessThan(20 * 1_000 * part.length)
  })
})
