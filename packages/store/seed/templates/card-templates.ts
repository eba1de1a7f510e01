// The ready-made designs of greeting cards, in the order in which the shop shows them.
import { aoraki } from './cards/aoraki.ts'
import { beach } from './cards/beach.ts'
import { hooray } from './cards/hooray.ts'
import { korora } from './cards/korora.ts'
import { pohutukawa } from './cards/pohutukawa.ts'
import { thanks } from './cards/thanks.ts'
import type { SeedTemplate } from './draw.ts'

export const CARD_TEMPLATES: readonly SeedTemplate[] = [pohutukawa, beach, korora, aoraki, hooray, thanks]
