import { isObject, type JsonObject } from '../http/json'

/** Reads the GraphQL query of a request in a fake backend. */
export async function readQuery(request: Request): Promise<{ query: string; variables: JsonObject }> {
  const body: unknown = await request.json()
  const { query, variables } = isObject(body) ? body : {}
  return { query: String(query), variables: isObject(variables) ? variables : {} }
}
