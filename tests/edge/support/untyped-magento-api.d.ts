// What the tests use of the package: its server has no types of its own.
declare module '@vue-storefront/magento-api/server' {
  import type { DocumentNode } from 'graphql'

  type Send<Key extends string> = (operation: Record<Key, DocumentNode>) => Promise<{ data: object }>
  interface Settings {
    client: { query: Send<'query'>; mutate: Send<'mutation'> }
    recaptcha: { isEnabled: boolean }
  }
  type Api = Record<string, (...args: unknown[]) => Promise<unknown>>
  export const createApiClient: {
    (this: { middleware: object }, settings: Settings): Promise<{ api: Api }>
    _predefinedExtensions: readonly object[]
  }
}
