import { MeshPhysicalMaterial, type MeshPhysicalMaterialParameters, type Texture, Vector2 } from 'three'
import type { Finish } from '../../solids/body'
import { oakGrain, weave } from './grain'

/** The size of a tile of each grain, in mm of the thing. */
interface Grain {
  make: () => Texture
  mm: number
  kind: 'slopes' | 'colour'
  strength?: number
}

interface Recipe extends MeshPhysicalMaterialParameters {
  grain?: Grain
}

const RECIPES: Record<Finish, Recipe> = {
  canvas: { roughness: 0.82, grain: { make: () => weave(32), mm: 34, kind: 'slopes', strength: 0.35 } },
  linen: { color: '#e9e3d6', roughness: 0.95, grain: { make: () => weave(32), mm: 60, kind: 'slopes', strength: 0.5 } },
  ceramic: { color: '#f6f5f1', roughness: 0.13, ior: 1.52 },
  glaze: { color: '#0b0b0c', roughness: 0.16, ior: 1.5 },
  fabric: {
    roughness: 0.92,
    sheen: 0.35,
    sheenRoughness: 0.6,
    sheenColor: 0xffffff,
    grain: { make: () => weave(32), mm: 46, kind: 'slopes', strength: 0.4 },
  },
  paper: { color: '#f7f5f0', roughness: 0.9 },
  plastic: { color: '#101112', roughness: 0.35 },
  oak: { color: '#ffffff', roughness: 0.55, grain: { make: oakGrain, mm: 90, kind: 'colour' } },
  black: { color: '#1a1918', roughness: 0.42 },
  white: { color: '#f1efea', roughness: 0.45 },
  walnut: { color: '#6b4a35', roughness: 0.5, grain: { make: oakGrain, mm: 90, kind: 'colour' } },
  gloss: { color: '#ffffff', roughness: 0.14 },
  acrylic: { color: '#f4faf8', roughness: 0.03, transparent: true, opacity: 0.05, ior: 1.49, depthWrite: false },
  polished: { roughness: 0.04, transparent: true, opacity: 0.8, ior: 1.49 },
  shade: { roughness: 0.85 },
}

interface Wanted {
  finish: Finish
  /** The print; null for a part without one. */
  print: Texture | null
  /** Width and height that u and v span, in mm: the grain has the same size on every part. */
  span: readonly [width: number, height: number]
}

/** The material of a part, and what must be freed with it. */
export function materialOf({ finish, print, span }: Wanted): { material: MeshPhysicalMaterial; owned: Texture[] } {
  const { grain, ...recipe } = RECIPES[finish]
  const material = new MeshPhysicalMaterial({ ...recipe, vertexColors: true })
  const owned: Texture[] = []
  if (print) {
    material.color.set('#ffffff')
    material.map = print
  }
  if (grain) {
    const texture = grain.make()
    texture.repeat.set(span[0] / grain.mm, span[1] / grain.mm)
    owned.push(texture)
    if (grain.kind === 'slopes') {
      material.normalMap = texture
      material.normalScale = new Vector2(grain.strength ?? 1, grain.strength ?? 1)
    } else if (!print) {
      texture.colorSpace = 'srgb'
      material.map = texture
    }
  }
  return { material, owned }
}
