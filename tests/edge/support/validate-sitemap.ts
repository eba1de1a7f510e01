import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { validateXML } from 'xmllint-wasm'

const OWN = join(import.meta.dirname, '../schemas')
const PUBLIC = join(createRequire(import.meta.url).resolve('sitemap/package.json'), '../schema')

const schema = (folder: string, fileName: string) => ({
  fileName,
  contents: readFileSync(join(folder, fileName), 'utf8'),
})

/** xmllint: validates a sitemap or a sitemap index against its XSD. */
export async function validateSitemap(xml: string, kind: 'index' | 'pages'): Promise<string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'sitemap.xml', contents: xml },
    schema: kind === 'index' ? schema(OWN, 'siteindex.xsd') : schema(OWN, 'urlset.xsd'),
    preload: [schema(PUBLIC, 'sitemap.xsd'), schema(OWN, 'sitemap-image.xsd')],
  })
  return errors.map(({ message }) => message)
}

/** The contents of all elements with a name. */
export const valuesOf = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, value]) => value ?? '')
