// The ready-made designs of rugs, in the order in which the shop shows them.
import type { SeedTemplate } from './draw.ts'
import { checker } from './rugs/checker.ts'
import { flowers } from './rugs/flowers.ts'
import { monogram } from './rugs/monogram.ts'
import { nameBorder } from './rugs/name-border.ts'
import { night } from './rugs/night.ts'
import { paws } from './rugs/paws.ts'
import { photos } from './rugs/photos.ts'
import { road } from './rugs/road.ts'
import { stripes } from './rugs/stripes.ts'
import { sunburst } from './rugs/sunburst.ts'
import { terrazzo } from './rugs/terrazzo.ts'
import { welcome } from './rugs/welcome.ts'

export const RUG_TEMPLATES: readonly SeedTemplate[] = [
  nameBorder,
  flowers,
  sunburst,
  stripes,
  night,
  photos,
  terrazzo,
  monogram,
  road,
  checker,
  paws,
  welcome,
]
