import {
  CanvasTexture,
  Color,
  DirectionalLight,
  Group,
  type Mesh,
  NeutralToneMapping,
  PerspectiveCamera,
  Plane,
  Raycaster,
  Scene,
  SRGBColorSpace,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three'
import { Caster } from '../../three/Caster'
import { studioLight } from '../../three/environment'
import { FloorShadow } from '../../three/floor-shadow'
import type { PagesModel, State, Surrounding } from '../model'
import { groundOf } from './ground'
import { blankCanvas, PageTextures, type PaintPage } from './PageTextures'
import { ShapeMeshes } from './ShapeMeshes'

interface SceneParts {
  canvas: HTMLCanvasElement
  model: PagesModel
  paint: PaintPage
  isMoving: () => boolean
  /** Called when all that is seen is painted for the first time. */
  onComplete: () => void
}

const FIELD = 24
const DENSE_MOST = 2
/** Light of the room and of the window, and how dark the shadow on the ground is. */
const LIGHT: Record<Surrounding, { room: number; window: number; shadow: number; from: number }> = {
  table: { room: 0.9, window: 1.25, shadow: 0.7, from: 0 },
  felt: { room: 0.86, window: 1.3, shadow: 0.8, from: 0 },
  desk: { room: 0.9, window: 1.2, shadow: 0.62, from: 0 },
  // The ground is a wall, and its far side is up: the light comes from there.
  wall: { room: 0.9, window: 1.15, shadow: 0.6, from: -78 },
}

/** A thing of pages where it lies, hangs or stands. It is drawn only when something changes. */
export class PagesScene {
  readonly #renderer: WebGLRenderer
  readonly #scene = new Scene()
  readonly #camera = new PerspectiveCamera(FIELD, 1, 1, 30_000)
  readonly #thing = new Group()
  readonly #caster = new Caster()
  readonly #model: PagesModel
  readonly #shadow: FloorShadow
  readonly #shapes: ShapeMeshes
  readonly #textures: PageTextures
  readonly #blank: CanvasTexture
  readonly #owned: { dispose(): void }[] = []
  readonly #onComplete: () => void
  #state: State
  #size = { width: 1, height: 1 }
  #isComplete = false
  #frame = 0

  /** @throws where the browser has no WebGL */
  constructor({ canvas, model, paint, isMoving, onComplete }: SceneParts) {
    const attributes = { antialias: true, alpha: false, powerPreference: 'low-power' as const }
    // Asked for here: the renderer itself would also write errors to the console.
    const context = canvas.getContext('webgl2', { ...attributes, depth: true, premultipliedAlpha: true })
    if (!context) throw new Error('This browser has no WebGL 2')
    this.#renderer = new WebGLRenderer({ canvas, context, ...attributes })
    this.#renderer.toneMapping = NeutralToneMapping
    this.#model = model
    this.#state = model.start
    this.#onComplete = onComplete
    const { room, window: key, shadow, from } = LIGHT[model.surrounding]
    const light = studioLight(this.#renderer)
    this.#scene.environment = light.texture
    this.#scene.environmentIntensity = room
    this.#scene.environmentRotation.y = (from * Math.PI) / 180
    const sun = new DirectionalLight('#fff6ea', key)
    sun.position.set(-0.9, 0.95, 0.55).applyAxisAngle(new Vector3(0, 1, 0), (from * Math.PI) / 180)
    const { across, up } = model.sight(model.start)
    const reach = Math.max(across, up) * 1.6
    const ground = groundOf(this.#renderer, model.surrounding, reach)
    this.#renderer.setClearColor(ground.behind ? new Color(...ground.behind) : 0x000000, 1)
    this.#shadow = new FloorShadow(reach * 1.7, from)
    this.#shadow.strength = shadow
    this.#blank = new CanvasTexture(blankCanvas())
    this.#blank.colorSpace = SRGBColorSpace
    this.#shapes = new ShapeMeshes(this.#thing, this.#blank)
    this.#textures = new PageTextures({
      renderer: this.#renderer,
      paint,
      isMoving,
      onReady: () => this.show(this.#state),
    })
    this.#scene.add(sun, ground.mesh, this.#shadow.floor, this.#thing)
    this.#owned.push(light, ground, this.#blank)
  }

  show(state: State): void {
    this.#state = state
    const shapes = this.#model.pose(state)
    this.#shapes.set(shapes, this.#textures.texture)
    this.#caster.set(shapes)
    const seen = new Set(shapes.flatMap(({ print }) => print ?? []))
    const { width, height } = this.#size
    const side = Math.round(this.#model.pictureSide(width, height))
    if (width > 1) this.#textures.want(this.#model.pictures(state), seen, side)
    this.#look()
    this.#requestDraw()
    if (this.#isComplete || width === 1 || !this.#textures.isComplete) return
    this.#isComplete = true
    this.#onComplete()
  }

  /** @param width of the picture in CSS pixels */
  resize(width: number, height: number): void {
    if (width === 0 || height === 0) return
    const dense = Math.min(window.devicePixelRatio || 1, DENSE_MOST)
    this.#renderer.setPixelRatio(dense)
    this.#renderer.setSize(width, height, false)
    this.#size = { width: width * dense, height: height * dense }
    this.#camera.aspect = width / height
    this.#camera.updateProjectionMatrix()
    this.show(this.#state)
  }

  /** Where a point of the picture is on the ground, in mm. x and y are in -1..1 from the middle, y up. */
  onGround(x: number, y: number): { x: number; z: number } {
    const ray = this.#ray(x, y)
    const at = ray.ray.intersectPlane(new Plane(new Vector3(0, 1, 0), 0), new Vector3())
    return at ? { x: at.x, z: at.z } : { x: 0, z: 0 }
  }

  /** The stop of what is at a point of the picture; null for nothing. */
  pick(x: number, y: number): number | null {
    const hit = this.#ray(x, y).intersectObjects<Mesh>(this.#thing.children.filter(({ visible }) => visible))[0]
    return hit ? this.#shapes.stopOf(hit.object) : null
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame)
    this.#textures.dispose()
    this.#shapes.dispose()
    this.#caster.dispose()
    this.#shadow.dispose()
    for (const thing of this.#owned) thing.dispose()
    this.#renderer.dispose()
    // A page may have few contexts; the browser frees a forgotten one only late.
    this.#renderer.forceContextLoss()
  }

  #ray(x: number, y: number): Raycaster {
    const ray = new Raycaster()
    ray.setFromCamera(new Vector2(x, y), this.#camera)
    return ray
  }

  /** Puts the viewer so far away that the thing fits the picture. */
  #look(): void {
    const { middle, across, up, lift, turn } = this.#model.sight(this.#state)
    const tan = Math.tan((FIELD * Math.PI) / 360)
    const away = Math.max(across / (tan * this.#camera.aspect), up / tan) * 1.05 + Math.min(across, up) * 0.35
    const [rise, side] = [(lift * Math.PI) / 180, (turn * Math.PI) / 180]
    const at = new Vector3(...middle)
    this.#camera.up.set(0, lift > 89 ? 0 : 1, lift > 89 ? -1 : 0)
    this.#camera.position.set(
      at.x + away * Math.cos(rise) * Math.sin(side),
      at.y + away * Math.sin(rise),
      at.z + away * Math.cos(rise) * Math.cos(side),
    )
    this.#camera.lookAt(at)
  }

  #requestDraw(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(this.#draw)
  }

  #draw = (): void => {
    this.#frame = 0
    if (this.#caster.isChanged) {
      this.#caster.isChanged = false
      this.#shadow.update(this.#renderer, this.#caster)
    }
    this.#renderer.render(this.#scene, this.#camera)
  }
}
