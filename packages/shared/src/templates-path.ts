import { routes } from './routes'

const PATHS: Readonly<Record<string, string>> = { rug: routes.createRug() }

/** The page with all ready-made designs of a type of products; null where they have none. */
export const templatesPath = (type: string): string | null => PATHS[type] ?? null
