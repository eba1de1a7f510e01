import { BufferAttribute, BufferGeometry, Euler, Matrix4, Mesh, MeshBasicMaterial, Scene, Vector3 } from 'three'
import type { Shape } from '../model'

/** All that throws a shadow, as one mesh: its outline is drawn once for each direction of the light. */
export class Caster {
  readonly scene = new Scene()
  readonly thing: Mesh<BufferGeometry, MeshBasicMaterial>
  isChanged = true
  #shapes: readonly Shape[] = []

  constructor() {
    this.thing = new Mesh(new BufferGeometry(), new MeshBasicMaterial())
    this.scene.add(this.thing)
  }

  set(shapes: readonly Shape[]): void {
    const casting = shapes.filter(({ isCasting }) => isCasting)
    const isSame =
      casting.length === this.#shapes.length && casting.every((shape, at) => isAlike(shape, this.#shapes[at]))
    this.#shapes = casting
    if (isSame) return
    this.isChanged = true
    this.#fill(casting)
  }

  dispose(): void {
    this.thing.geometry.dispose()
    this.thing.material.dispose()
  }

  #fill(shapes: readonly Shape[]): void {
    const points = shapes.reduce((sum, { mesh }) => sum + mesh.positions.length, 0)
    const corners = shapes.reduce((sum, { mesh }) => sum + mesh.indices.length, 0)
    const { geometry } = this.thing
    const old = geometry.getAttribute('position') as BufferAttribute | undefined
    if (old?.array.length !== points || geometry.index?.count !== corners) {
      geometry.dispose()
      geometry.setAttribute('position', new BufferAttribute(new Float32Array(points), 3))
      geometry.setIndex(new BufferAttribute(new Uint32Array(corners), 1))
    }
    const position = geometry.getAttribute('position') as BufferAttribute
    const index = geometry.index as BufferAttribute
    let [point, corner] = [0, 0]
    for (const { mesh, place } of shapes) {
      const before = point / 3
      position.array.set(mesh.positions, point)
      if (place) {
        const { at, yaw, pitch, roll } = place
        const matrix = new Matrix4().makeRotationFromEuler(new Euler(pitch, yaw, roll, 'YXZ')).setPosition(...at)
        const vector = new Vector3()
        for (let k = 0; k < mesh.shades.length; k++) {
          vector.fromArray(mesh.positions, 3 * k).applyMatrix4(matrix)
          position.setXYZ(before + k, vector.x, vector.y, vector.z)
        }
      }
      for (const each of mesh.indices) index.array[corner++] = each + before
      point += mesh.positions.length
    }
    position.needsUpdate = true
    index.needsUpdate = true
  }
}

const isAlike = (a: Shape, b: Shape | undefined): boolean => {
  if (!b || a.mesh !== b.mesh || Boolean(a.place) !== Boolean(b.place)) return false
  if (!a.place || !b.place) return true
  const [p, q] = [a.place, b.place]
  return (
    p.yaw === q.yaw && p.pitch === q.pitch && p.roll === q.roll && p.at.every((value, axis) => value === q.at[axis])
  )
}
