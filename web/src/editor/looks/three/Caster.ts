import { BufferAttribute, Euler, InstancedBufferGeometry, type Material, Matrix4, Mesh, Scene, Vector3 } from 'three'
import type { Mesh as Surface, Vec3 } from '../../solids/mesh/mesh'

/** A shape of the thing. */
interface Casting {
  mesh: Surface
  /** Left out for a shape that is where its mesh says. */
  place?: { at: Vec3; yaw: number; pitch: number; roll: number }
  /** False for what throws no shadow of its own. */
  isCasting: boolean
}

/** All that throws a shadow, as one mesh: its outline is drawn once for each direction of the light. */
export class Caster {
  readonly scene = new Scene()
  readonly thing = new Mesh<InstancedBufferGeometry, Material>(new InstancedBufferGeometry())
  isChanged = true
  #shapes: readonly Casting[] = []

  constructor() {
    // The shadow has a camera of its own.
    this.thing.frustumCulled = false
    this.scene.add(this.thing)
  }

  set(shapes: readonly Casting[]): void {
    const casting = shapes.filter(({ isCasting }) => isCasting)
    const isSame =
      casting.length === this.#shapes.length && casting.every((shape, at) => isAlike(shape, this.#shapes[at]))
    const before = this.#shapes
    this.#shapes = casting
    if (isSame) return
    this.isChanged = true
    this.#fill(casting, before)
  }

  dispose(): void {
    this.thing.geometry.dispose()
  }

  #fill(shapes: readonly Casting[], before: readonly Casting[]): void {
    const hasSameTriangles =
      shapes.length === before.length && shapes.every(({ mesh }, at) => isSameNet(mesh, before[at]?.mesh))
    if (!hasSameTriangles) this.#join(shapes)
    const position = this.thing.geometry.getAttribute('position') as BufferAttribute
    let first = 0
    for (const { mesh, place } of shapes) {
      position.array.set(mesh.positions, 3 * first)
      if (place) move(position, first, mesh.shades.length, place)
      first += mesh.shades.length
    }
    position.needsUpdate = true
  }

  /** The triangles of all shapes. */
  #join(shapes: readonly Casting[]): void {
    const indices = new Uint32Array(shapes.reduce((sum, { mesh }) => sum + mesh.indices.length, 0))
    let [first, corner] = [0, 0]
    for (const { mesh } of shapes) {
      for (const each of mesh.indices) indices[corner++] = each + first
      first += mesh.shades.length
    }
    const { geometry } = this.thing
    geometry.dispose()
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(3 * first), 3))
    geometry.setIndex(new BufferAttribute(indices, 1))
  }
}

const [matrix, euler, vector] = [new Matrix4(), new Euler(), new Vector3()]

function move(position: BufferAttribute, first: number, count: number, place: NonNullable<Casting['place']>): void {
  const { at, yaw, pitch, roll } = place
  matrix.makeRotationFromEuler(euler.set(pitch, yaw, roll, 'YXZ')).setPosition(...at)
  for (let point = first; point < first + count; point++) {
    vector.fromBufferAttribute(position, point).applyMatrix4(matrix)
    position.setXYZ(point, vector.x, vector.y, vector.z)
  }
}

/** True for the same triangles, wherever their corners are. */
const isSameNet = (a: Surface, b: Surface | undefined): boolean =>
  a === b || (a.shades.length === b?.shades.length && isSameList(a.indices, b.indices))

const isSameList = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((each, at) => each === b[at])

const isAlike = (a: Casting, b: Casting | undefined): boolean => {
  if (!b || a.mesh !== b.mesh || Boolean(a.place) !== Boolean(b.place)) return false
  if (!a.place || !b.place) return true
  const [p, q] = [a.place, b.place]
  return (
    p.yaw === q.yaw && p.pitch === q.pitch && p.roll === q.roll && p.at.every((value, axis) => value === q.at[axis])
  )
}
