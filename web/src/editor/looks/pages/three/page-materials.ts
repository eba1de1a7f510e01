import { DoubleSide, MeshPhysicalMaterial, type MeshPhysicalMaterialParameters, type Texture, Vector2 } from 'three'
import { weave } from '../../three/grain'
import type { Stuff } from '../model'
import { leafLines } from './leaf-lines'

interface Recipe extends MeshPhysicalMaterialParameters {
  /** Threads of cloth: slopes of a tile, and how often it is repeated over the print. */
  threads?: { repeat: number; strength: number }
  /** Leaf upon leaf at the edge of a block. */
  isLayered?: boolean
}

const RECIPES: Record<Stuff, Recipe> = {
  paper: { roughness: 0.62, specularIntensity: 0.32, alphaTest: 0.4 },
  lining: { color: '#fbfaf7', roughness: 0.9, specularIntensity: 0.2 },
  leaves: { color: '#f3f0e9', roughness: 0.95, specularIntensity: 0.1, isLayered: true, side: DoubleSide },
  laminate: { roughness: 0.46, specularIntensity: 0.55 },
  cloth: { roughness: 0.96, specularIntensity: 0.25, threads: { repeat: 9, strength: 0.55 } },
  card: { roughness: 0.42, specularIntensity: 0.5 },
  'card-edge': { color: '#dcd9d2', roughness: 0.9 },
  board: { color: '#c9c4b8', roughness: 0.95, specularIntensity: 0.15, side: DoubleSide },
  wire: { color: '#f4f4f2', roughness: 0.32, specularIntensity: 0.8 },
  nail: { color: '#b9a27a', roughness: 0.28, metalness: 0.9 },
}

/** The material of a shape, and what must be freed with it. The print is set later, over `blank`. */
export function pageMaterial(
  stuff: Stuff,
  blank: Texture | null,
): { material: MeshPhysicalMaterial; owned: Texture[] } {
  const { threads, isLayered, ...recipe } = RECIPES[stuff]
  const material = new MeshPhysicalMaterial({ ...recipe, vertexColors: true, map: blank })
  const owned: Texture[] = []
  if (threads) {
    const slopes = weave(32)
    slopes.repeat.set(threads.repeat, threads.repeat)
    material.normalMap = slopes
    material.normalScale = new Vector2(threads.strength, threads.strength)
    owned.push(slopes)
  }
  if (isLayered) {
    const lines = leafLines()
    material.map = lines
    owned.push(lines)
  }
  return { material, owned }
}
