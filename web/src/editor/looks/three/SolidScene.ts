import {
  Box3,
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  DirectionalLight,
  Group,
  Mesh,
  type MeshPhysicalMaterial,
  MirroredRepeatWrapping,
  NeutralToneMapping,
  PerspectiveCamera,
  Scene,
  SRGBColorSpace,
  type Texture,
  Vector3,
  WebGLRenderer,
} from 'three'
import type { Body, BodyPart } from '../../solids/body'
import type { Mesh as Surface } from '../../solids/mesh/mesh'
import { span } from '../../solids/mesh/mesh'
import { Caster } from './Caster'
import { studioLight } from './environment'
import { FloorShadow } from './floor-shadow'
import { materialOf } from './materials'

/** The picture of a part's print. */
export type PrintPicture = HTMLCanvasElement | OffscreenCanvas | ImageBitmap

interface SceneParts {
  canvas: HTMLCanvasElement
  body: Body
  prints: ReadonlyMap<string, PrintPicture>
}

const FIELD = 24
const DENSE_MOST = 2
/** The light of the room and of the window by day, and what stays of the room's at night. */
const DAY = { room: 0.92, window: 1.1 }
const NIGHT = 0.1

/** A body in a studio. It is drawn only when something changes. */
export class SolidScene {
  readonly #renderer: WebGLRenderer
  readonly #scene = new Scene()
  readonly #camera = new PerspectiveCamera(FIELD, 1, 1, 20_000)
  readonly #thing = new Group()
  readonly #caster = new Caster()
  readonly #shadow: FloorShadow
  readonly #key = new DirectionalLight('#fff6ea', DAY.window)
  readonly #middle: Vector3
  /** Half of what is seen in all turns. */
  readonly #half: { across: number; up: number }
  readonly #lift: number
  readonly #day: typeof DAY
  readonly #owned: { dispose(): void }[] = []
  readonly #doing: { material: MeshPhysicalMaterial; does: NonNullable<BodyPart['does']> }[] = []
  #frame = 0

  /** @throws where the browser has no WebGL */
  constructor({ canvas, body, prints }: SceneParts) {
    const attributes = { antialias: true, alpha: true, powerPreference: 'low-power' as const }
    // Asked for here: the renderer itself would also write errors to the console.
    const context = canvas.getContext('webgl2', { ...attributes, depth: true, premultipliedAlpha: true })
    if (!context) throw new Error('This browser has no WebGL 2')
    this.#renderer = new WebGLRenderer({ canvas, context, ...attributes })
    this.#lift = body.lift
    this.#day = body.light ?? DAY
    this.#renderer.toneMapping = NeutralToneMapping
    this.#renderer.setClearColor(0x000000, 0)
    const light = studioLight(this.#renderer)
    this.#owned.push(light)
    this.#scene.environment = light.texture
    this.#key.position.set(-0.9, 0.8, 0.75)
    this.#scene.add(this.#key, this.#thing)
    const textures = new Map([...prints].map(([part, picture]) => [part, this.#textureOf(picture)]))
    for (const part of body.parts) this.#add(part, textures)
    this.#caster.set(body.parts.map(({ mesh }) => ({ mesh, isCasting: true })))
    const box = new Box3().setFromObject(this.#thing)
    const size = box.getSize(new Vector3())
    this.#middle = new Vector3(0, size.y / 2, 0)
    const deep = Math.hypot(Math.max(-box.min.x, box.max.x), Math.max(-box.min.z, box.max.z))
    this.#half = {
      across: Math.max(size.x / 2, Math.min(deep, size.x)),
      up: size.y / 2 + deep * Math.sin((body.lift * Math.PI) / 180) * 0.7,
    }
    this.#shadow = new FloorShadow(Math.hypot(deep, size.y) * 2)
    this.#scene.add(this.#shadow.floor)
    this.turn(body.turn, 0)
    this.slide(0)
  }

  /** @param degrees positive shows more of the right side */
  turn(degrees: number, tilt: number): void {
    this.#thing.rotation.y = (-degrees * Math.PI) / 180
    const lift = ((this.#lift + tilt) * Math.PI) / 180
    const away = this.#distance()
    this.#camera.position.set(0, this.#middle.y + away * Math.sin(lift), away * Math.cos(lift))
    this.#camera.lookAt(this.#middle)
    this.#requestDraw()
  }

  /** @param value 0..1: heat, or from day to night */
  slide(value: number): void {
    const hasNight = this.#doing.some(({ does }) => does === 'shine-at-night')
    const night = hasNight ? value : 0
    this.#scene.environmentIntensity = this.#day.room + (NIGHT - this.#day.room) * night
    this.#key.intensity = this.#day.window * (1 - night)
    this.#shadow.strength = 0.62 * (1 - 0.6 * night)
    for (const { material, does } of this.#doing) {
      if (does === 'clear-with-heat') {
        material.opacity = 1 - value
        material.visible = value < 1
      } else material.emissiveIntensity = value * 1.35
    }
    this.#requestDraw()
  }

  /** @param width of the picture in CSS pixels */
  resize(width: number, height: number): void {
    if (width === 0 || height === 0) return
    this.#renderer.setPixelRatio(Math.min(window.devicePixelRatio || 1, DENSE_MOST))
    this.#renderer.setSize(width, height, false)
    const { x, y, z } = this.#camera.position
    const lift = Math.atan2(y - this.#middle.y, z)
    this.#camera.aspect = width / height
    this.#camera.updateProjectionMatrix()
    const away = this.#distance()
    this.#camera.position.set(x, this.#middle.y + away * Math.sin(lift), away * Math.cos(lift))
    this.#requestDraw()
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame)
    this.#caster.dispose()
    this.#shadow.dispose()
    for (const thing of this.#owned) thing.dispose()
    this.#renderer.dispose()
    // A page may have few contexts; the browser frees a forgotten one only late.
    this.#renderer.forceContextLoss()
  }

  /** So far that the thing fits the picture in every turn. */
  #distance(): number {
    const tan = Math.tan((FIELD * Math.PI) / 360)
    const { across, up } = this.#half
    // What turns towards the viewer is nearer by its half width.
    return Math.max((across * 1.1) / (tan * this.#camera.aspect), (up * 1.24) / tan) + across * 0.4
  }

  #requestDraw(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(this.#draw)
  }

  #draw = (): void => {
    this.#frame = 0
    this.#caster.thing.rotation.copy(this.#thing.rotation)
    this.#shadow.update(this.#renderer, this.#caster)
    this.#renderer.render(this.#scene, this.#camera)
  }

  #add({ mesh, finish, print, does }: BodyPart, textures: ReadonlyMap<string, Texture>): void {
    const geometry = geometryOf(mesh)
    const picture = (print && textures.get(print)) || null
    const { material, owned } = materialOf({ finish, print: picture, span: spanOf(mesh) })
    if (does) this.#doing.push({ material, does })
    if (does === 'clear-with-heat') material.transparent = true
    if (does === 'shine-at-night') {
      // The LED is as warm as an old bulb.
      material.emissive.set('#ffe3c2')
      material.emissiveMap = picture
    }
    this.#owned.push(geometry, material, ...owned)
    this.#thing.add(new Mesh(geometry, material))
  }

  #textureOf(picture: PrintPicture): Texture {
    const texture = new CanvasTexture(picture)
    texture.colorSpace = SRGBColorSpace
    // Polished sides mirror the print past its edge.
    texture.wrapS = MirroredRepeatWrapping
    texture.wrapT = MirroredRepeatWrapping
    texture.anisotropy = this.#renderer.capabilities.getMaxAnisotropy()
    this.#owned.push(texture)
    return texture
  }
}

function geometryOf({ positions, normals, uvs, shades, indices }: Surface): BufferGeometry {
  const geometry = new BufferGeometry()
  const attribute = (values: readonly number[], size: number) => new BufferAttribute(new Float32Array(values), size)
  geometry.setAttribute('position', attribute(positions, 3))
  geometry.setAttribute('normal', attribute(normals, 3))
  geometry.setAttribute('uv', attribute(uvs, 2))
  geometry.setAttribute(
    'color',
    attribute(
      shades.flatMap((shade) => [shade, shade, shade]),
      3,
    ),
  )
  geometry.setIndex([...indices])
  return geometry
}

/** The widest extents, so that a grain is about as large on each part. */
function spanOf(mesh: Surface): readonly [number, number] {
  const extents = ([0, 1, 2] as const).map((axis) => {
    const [low, high] = span(mesh, axis)
    return high - low
  }) as [number, number, number]
  return [Math.max(extents[0], extents[2]), extents[1]]
}
