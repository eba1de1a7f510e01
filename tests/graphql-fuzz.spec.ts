import { buildSchema, type DocumentNode, execute, Kind, parse } from 'graphql'
import { expect, test } from 'vitest'
import { readDocument } from '../edge/src/handlers/graphql-document'
import { typeDefs } from '../packages/store/src/__generated__/sdl'
import { mutatedDocuments } from './support/mutated-documents'

const DOCUMENTS = 4_000
const SEED = 20_261_122
const schema = buildSchema(typeDefs)

interface Run {
  /** Such as `Mutation.createGuestCart`, once for each execution. */
  roots: string[]
}

/** Executes a document as the store does, without validation, so that as many fields as possible run. */
function run(document: DocumentNode, operationName: string | null, variableValues: Record<string, boolean>): Run {
  const roots: string[] = []
  execute({
    schema,
    document,
    operationName,
    variableValues,
    typeResolver: () => 'SimpleProduct',
    fieldResolver: (_source, _args, _context, { path, parentType, fieldName }) => {
      if (path.prev === undefined) roots.push(`${parentType.name}.${fieldName}`)
      return null
    },
  })
  return { roots }
}

const ran = (...given: Parameters<typeof run>): string[] | null => {
  try {
    return run(...given).roots
  } catch {
    return null
  }
}

const countOf = (all: readonly string[], one: string): number => all.filter((other) => other === one).length

/** Possible names of the document's operations. */
const namesIn = (query: string): Set<string> =>
  new Set([...query.matchAll(/\b(?:query|mutation)\s+(\w+)/g)].map(([, name = '']) => name))

/** Complaints about the edge's reading of a document. */
function complaintsAbout(query: string, name: string | null, variables: Record<string, boolean>) {
  const { text, operationName, facts } = readDocument(query, name)
  const document = parse(text)
  const roots = ran(document, operationName, variables) ?? []
  const type = facts.isMutation ? 'Mutation' : 'Query'
  const complaints: string[] = []
  for (const root of new Set(roots)) {
    const field = root.replace(`${type}.`, '')
    if (!facts.fields.has(field)) complaints.push(`${root} runs and was not counted`)
    if (countOf(roots, root) > 1 && !facts.repeated.has(field)) complaints.push(`${root} runs more than once`)
  }
  if (document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length !== 1) {
    complaints.push('not one operation')
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the text must not contain them
  if (/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]|#(?=[^"]*$)|"""/.test(text)) complaints.push('not plain text')
  const before = ran(parse(query), name, variables)
  if (before !== null && before.join() !== roots.join()) complaints.push('another meaning than the caller’s')
  return { complaints: complaints.map((complaint) => `${complaint} ← ${JSON.stringify(query)}`), roots }
}

test('the store runs no root field of a mutated document that the edge has not counted', { timeout: 120_000 }, () => {
  const seen = { documents: 0, refused: 0, read: 0, ran: 0, repeated: 0, mutations: 0 }
  const complaints: string[] = []
  for (const query of mutatedDocuments(DOCUMENTS, SEED)) {
    seen.documents += 1
    for (const name of [null, ...namesIn(query)]) {
      const variables = { no: seen.documents % 2 === 0, yes: seen.documents % 3 !== 0 }
      try {
        const result = complaintsAbout(query, name, variables)
        complaints.push(...result.complaints)
        seen.read += 1
        seen.ran += result.roots.length
        if (new Set(result.roots).size < result.roots.length) seen.repeated += 1
        if (result.roots.some((root) => root.startsWith('Mutation'))) seen.mutations += 1
      } catch (error) {
        if ((error as Error).constructor.name !== 'DocumentRefusal') throw error
        seen.refused += 1
      }
    }
  }
  expect(complaints).toEqual([])
  // The documents are not only noise: more than a thousand are accepted, and their fields run.
  expect(seen.documents).toBe(DOCUMENTS)
  expect(seen.read).toBeGreaterThan(1_300)
  expect(seen.ran).toBeGreaterThan(2_600)
  expect(seen.repeated).toBeGreaterThan(160)
  expect(seen.mutations).toBeGreaterThan(330)
})
