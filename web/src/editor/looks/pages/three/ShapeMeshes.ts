import { BufferAttribute, BufferGeometry, type Group, Mesh, type MeshPhysicalMaterial, type Texture } from 'three'
import type { Mesh as Surface } from '../../../solids/mesh/mesh'
import type { Shape } from '../model'
import { pageMaterial } from './page-materials'

/** A photograph has more contrast than the light that arrives. */
const CONTRAST = 2.1

interface Kept {
  mesh: Mesh<BufferGeometry, MeshPhysicalMaterial>
  /** What its geometry was made of. */
  surface: Surface
  stop: number | null
}

/** The shapes of a pose as meshes of three.js. A shape that has not changed costs nothing. */
export class ShapeMeshes {
  readonly #thing: Group
  readonly #blank: Texture
  readonly #kept = new Map<string, Kept>()
  /** Rigid shapes with one surface share its geometry. */
  readonly #shared = new Map<Surface, BufferGeometry>()
  readonly #owned: { dispose(): void }[] = []

  constructor(thing: Group, blank: Texture) {
    this.#thing = thing
    this.#blank = blank
  }

  set(shapes: readonly Shape[], texture: (key: string) => Texture | null): void {
    for (const { mesh } of this.#kept.values()) mesh.visible = false
    for (const shape of shapes) {
      const kept = this.#kept.get(shape.id) ?? this.#make(shape)
      const { mesh } = kept
      mesh.visible = true
      if (kept.surface !== shape.mesh) this.#bend(kept, shape)
      kept.stop = shape.stop ?? null
      if (shape.print !== undefined) mesh.material.map = texture(shape.print) ?? this.#blank
      if (!shape.place) continue
      const { at, yaw, pitch, roll } = shape.place
      mesh.position.set(...at)
      mesh.rotation.set(pitch, yaw, roll, 'YXZ')
    }
  }

  stopOf = (mesh: Mesh): number | null => [...this.#kept.values()].find((kept) => kept.mesh === mesh)?.stop ?? null

  dispose(): void {
    for (const { mesh } of this.#kept.values()) mesh.geometry.dispose()
    for (const geometry of this.#shared.values()) geometry.dispose()
    for (const thing of this.#owned) thing.dispose()
  }

  #make(shape: Shape): Kept {
    const { material, owned } = pageMaterial(shape.stuff, this.#blank)
    const geometry = shape.place ? this.#sharedOf(shape.mesh) : geometryOf(shape.mesh)
    const mesh = new Mesh(geometry, material)
    // Bounds of what bends would have to be counted again in each frame.
    mesh.frustumCulled = false
    this.#owned.push(material, ...owned)
    this.#thing.add(mesh)
    const kept = { mesh, surface: shape.mesh, stop: null }
    this.#kept.set(shape.id, kept)
    return kept
  }

  #sharedOf(surface: Surface): BufferGeometry {
    const geometry = this.#shared.get(surface) ?? geometryOf(surface)
    this.#shared.set(surface, geometry)
    return geometry
  }

  #bend(kept: Kept, { mesh: surface, place }: Shape): void {
    kept.surface = surface
    if (place) {
      kept.mesh.geometry = this.#sharedOf(surface)
      return
    }
    const { geometry } = kept.mesh
    if (geometry.getAttribute('position').count === surface.shades.length) {
      fill(geometry, surface)
      return
    }
    geometry.dispose()
    kept.mesh.geometry = geometryOf(surface)
  }
}

function fill(geometry: BufferGeometry, { positions, normals, shades }: Surface): void {
  const [position, normal, colour] = ['position', 'normal', 'color'].map((name) => geometry.getAttribute(name)) as [
    BufferAttribute,
    BufferAttribute,
    BufferAttribute,
  ]
  position.array.set(positions)
  normal.array.set(normals)
  for (const [at, shade] of shades.entries()) {
    const seen = shade ** CONTRAST
    colour.setXYZ(at, seen, seen, seen)
  }
  for (const attribute of [position, normal, colour]) attribute.needsUpdate = true
  geometry.boundingSphere = null
}

function geometryOf(surface: Surface): BufferGeometry {
  const geometry = new BufferGeometry()
  const { positions, normals, uvs, shades, indices } = surface
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3))
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uvs), 2))
  geometry.setAttribute('color', new BufferAttribute(new Float32Array(3 * shades.length), 3))
  geometry.setIndex([...indices])
  fill(geometry, surface)
  return geometry
}
