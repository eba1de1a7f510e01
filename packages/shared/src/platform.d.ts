// Globals of browsers, Workers and Node. The package uses neither the DOM's nor the Workers' types.
interface URLSearchParams {
  has(name: string): boolean
  get(name: string): string | null
}
declare const URLSearchParams: new (query?: string | Record<string, string>) => URLSearchParams

interface URL {
  readonly origin: string
  readonly protocol: string
  readonly href: string
  readonly host: string
  readonly hostname: string
  readonly username: string
  readonly password: string
  pathname: string
  search: string
  hash: string
}
declare const URL: {
  new (address: string, base?: string): URL
  canParse(address: string, base?: string): boolean
}

declare function atob(base64: string): string
declare function btoa(text: string): string

declare const TextEncoder: new () => { encode(text: string): { length: number } }
