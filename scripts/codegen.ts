// Writes the generated code from the store's SDL and the operations of web and edge, and docs/saving.md from the states of
// saving; `--check` only compares.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { generate } from '@graphql-codegen/cli'
import { buildSchema, printSchema } from 'graphql'
import { savingDocument } from './lib/saving-table.ts'

const check = process.argv.includes('--check')
const files = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => join(folder, file))
    .sort()

const modules = files('packages/store/src')
if (modules.length === 0) throw new Error('codegen: no SDL under packages/store/src')
const sdl = printSchema(buildSchema(modules.map((file) => readFileSync(file, 'utf8')).join('\n')))

const RESOLVERS = 'packages/store/src/__generated__/resolvers.ts'

interface GeneratedFile {
  filename: string
  content: string
}

const scalars = { ID: 'string' }
const client = {
  preset: 'client' as const,
  presetConfig: { fragmentMasking: false },
  config: {
    documentMode: 'string',
    useTypeImports: true,
    enumsAsTypes: true,
    scalars,
    skipTypename: true,
  },
}

const outputs: GeneratedFile[] = await generate(
  {
    schema: sdl,
    silent: true,
    ignoreNoDocuments: true,
    generates: {
      'packages/store/src/__generated__/types.ts': {
        plugins: ['typescript'],
        config: { enumsAsTypes: true, scalars },
      },
      [RESOLVERS]: {
        plugins: ['typescript-resolvers'],
        config: {
          contextType: '../context#Context',
          namespacedImportName: 'Types',
          useTypeImports: true,
          enumsAsTypes: true,
          scalars,
          // A resolver may leave fields to the resolvers below it.
          defaultMapper: 'Partial<{T}>',
          mappers: {
            Products: '../modules/catalogue/service#ProductList',
            CustomerStoreCredit: '../modules/ledger/entry#LedgerOwner',
            RewardPoints: '../modules/ledger/entry#LedgerOwner',
            ReadymadeTemplate: '../modules/templates/service#SizedTemplate',
          },
          makeResolverTypeCallable: true,
        },
      },
      'web/src/api/__generated__/': { ...client, documents: files('web/src') },
      ...(files('edge/src').length > 0 && {
        'edge/src/__generated__/': { ...client, documents: files('edge/src') },
      }),
    },
  },
  false,
)
// The schema's types do not name the context, so services may import them without a circle.
for (const output of outputs) {
  if (output.filename === RESOLVERS) output.content = `import type * as Types from './types';\n${output.content}`
}
outputs.push({
  filename: 'packages/store/src/__generated__/sdl.ts',
  content: `/** The modules' SDL as one document. */\nexport const typeDefs = ${JSON.stringify(sdl)}\n`,
})

/**
 * The file of the web's types and documents in parts: a file for each operation's document, so that a page loads only
 * its own. A fragment has no file, since each document contains the fragments that it names.
 */
function splitDocuments({ filename, content }: GeneratedFile): GeneratedFile[] {
  const [types = '', documentClass, ...documents] = content.split(/^(?=export (?:class|const) )/m)
  const folder = dirname(filename)
  const operations = documents.flatMap((code) => {
    const [, name, value, type = ''] =
      /^export const (\w+)Document = (new TypedDocumentString\([\s\S]*\)) as unknown as ([^;]+)/.exec(code) ?? []
    return name ? [{ name, value, type, types: type.match(/\w+(?=[,>])/g) ?? [] }] : []
  })
  return [
    { filename: join(folder, 'types.ts'), content: types },
    {
      filename: join(folder, 'typed-document-string.ts'),
      content: `${types.match(/^import .*DocumentTypeDecoration.*$/m)?.[0]}\n\n${documentClass}`,
    },
    ...operations.map(({ name, value, type, types }) => ({
      filename: join(folder, 'documents', `${name}.ts`),
      content: [
        `import type { ${types.join(', ')} } from '../types'`,
        `import { TypedDocumentString } from '../typed-document-string'`,
        '',
        `export const ${name}Document = /* @__PURE__ */ ${value} as unknown as ${type}`,
        '',
      ].join('\n'),
    })),
  ]
}
// The preset also writes a tag function and a barrel; the documents are imported by name instead.
const wanted = outputs
  .filter(({ filename }) => !/\/(gql|index)\.ts$/.test(filename))
  .flatMap((output) => (output.filename.startsWith('web/') ? splitDocuments(output) : [output]))
wanted.push({ filename: 'docs/saving.md', content: savingDocument() })
const stale = wanted.filter(
  ({ filename, content }) => !existsSync(filename) || readFileSync(filename, 'utf8') !== content,
)
const DOCUMENTS = 'web/src/api/__generated__/documents'
const surplus = (existsSync(DOCUMENTS) ? readdirSync(DOCUMENTS) : [])
  .map((file) => join(DOCUMENTS, file))
  .filter((file) => !wanted.some(({ filename }) => filename === file))
if (check && stale.length + surplus.length > 0) {
  const files = [...stale.map(({ filename }) => filename), ...surplus]
  console.error(`codegen: not current: ${files.join(', ')} (run pnpm codegen)`)
  process.exit(1)
}
for (const file of surplus) rmSync(file)
for (const { filename, content } of stale) {
  mkdirSync(dirname(filename), { recursive: true })
  writeFileSync(filename, content)
}
