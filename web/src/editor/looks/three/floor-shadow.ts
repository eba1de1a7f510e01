import {
  AddEquation,
  Color,
  CustomBlending,
  HalfFloatType,
  LessDepth,
  LinearFilter,
  Mesh,
  type Object3D,
  OneFactor,
  OrthographicCamera,
  PlaneGeometry,
  RawShaderMaterial,
  type Scene,
  ShaderMaterial,
  Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'

/** Directions from which light reaches the floor, with their share of it: a window on the left, and the room. */
const RAYS = rays()
const SIDE = 384
const UP = new Vector3(0, 1, 0)

function rays(): { way: Vector3; share: number }[] {
  const all: { way: Vector3; share: number }[] = []
  const add = (across: number, up: number, share: number) => {
    const [azimuth, rise] = [(across * Math.PI) / 180, (up * Math.PI) / 180]
    const flat = Math.cos(rise)
    all.push({ way: new Vector3(Math.sin(azimuth) * flat, Math.sin(rise), Math.cos(azimuth) * flat), share })
  }
  for (const across of [-92, -80, -68, -56, -44, -32]) for (const up of [38, 47, 56]) add(across, up, 0.46 / 18)
  const ring = (count: number, up: number, share: number) => {
    for (let k = 0; k < count; k++) add(((k + up / 90) * 360) / count, up, share / count)
  }
  ring(14, 50, 0.2)
  ring(10, 65, 0.2)
  ring(5, 80, 0.14)
  return all
}

const SHEAR = `precision highp float;
  attribute vec3 position;
  uniform mat4 modelMatrix;
  uniform vec3 way;
  uniform float reach;
  void main() {
    vec3 at = (modelMatrix * vec4(position, 1.0)).xyz;
    vec2 floorAt = at.xz - way.xz * (max(at.y, 0.0) / way.y);
    // All points have one depth, so that each pixel is counted once per direction.
    gl_Position = vec4(floorAt.x / reach, -floorAt.y / reach, 0.0, 1.0);
  }`

/**
 * The shadow on the floor. Each direction of the light draws the thing's outline on the floor, and the sum is as soft as
 * that of a large window: hard where the thing stands and soft far from it.
 */
export class FloorShadow {
  readonly floor: Mesh
  readonly #target = new WebGLRenderTarget(SIDE, SIDE, { type: HalfFloatType, magFilter: LinearFilter })
  readonly #outline: RawShaderMaterial
  readonly #camera = new OrthographicCamera()
  readonly #way: { value: Vector3 }
  readonly #share: { value: number }
  readonly #strength = { value: 1 }
  readonly #rays: typeof RAYS

  /**
   * @param reach half the side of the floor, in mm
   * @param turned by how many degrees the light is turned round the upright axis
   */
  constructor(reach: number, turned = 0) {
    const angle = (turned * Math.PI) / 180
    this.#rays = RAYS.map(({ way, share }) => ({ way: way.clone().applyAxisAngle(UP, angle), share }))
    this.#way = { value: new Vector3() }
    this.#share = { value: 0 }
    this.#outline = new RawShaderMaterial({
      uniforms: { way: this.#way, share: this.#share, reach: { value: reach } },
      vertexShader: SHEAR,
      fragmentShader: `precision highp float; uniform float share; void main() { gl_FragColor = vec4(share); }`,
      blending: CustomBlending,
      blendEquation: AddEquation,
      blendSrc: OneFactor,
      blendDst: OneFactor,
      depthFunc: LessDepth,
      side: 2,
    })
    this.floor = new Mesh(new PlaneGeometry(2 * reach, 2 * reach), this.#surface())
    this.floor.rotation.x = -Math.PI / 2
    this.floor.renderOrder = -1
  }

  set strength(value: number) {
    this.#strength.value = value
  }

  /** Draws the shadow of `thing`, which is in `scene`. Everything else of the scene is hidden meanwhile. */
  update(renderer: WebGLRenderer, scene: Scene, thing: Object3D): void {
    const clear = renderer.getClearColor(new Color())
    const alpha = renderer.getClearAlpha()
    const autoClear = renderer.autoClear
    this.floor.visible = false
    scene.overrideMaterial = this.#outline
    renderer.autoClear = false
    renderer.setRenderTarget(this.#target)
    renderer.setClearColor(0x000000, 0)
    renderer.clear()
    thing.updateMatrixWorld(true)
    const culled: Object3D[] = []
    thing.traverse((part) => {
      if (part.frustumCulled) culled.push(part)
      part.frustumCulled = false
    })
    for (const { way, share } of this.#rays) {
      this.#way.value.copy(way)
      this.#share.value = share
      this.#outline.uniformsNeedUpdate = true
      renderer.clearDepth()
      renderer.render(scene, this.#camera)
    }
    for (const part of culled) part.frustumCulled = true
    scene.overrideMaterial = null
    this.floor.visible = true
    renderer.setRenderTarget(null)
    renderer.setClearColor(clear, alpha)
    renderer.autoClear = autoClear
  }

  dispose(): void {
    this.#target.dispose()
    this.#outline.dispose()
    this.floor.geometry.dispose()
    ;(this.floor.material as ShaderMaterial).dispose()
  }

  #surface(): ShaderMaterial {
    return new ShaderMaterial({
      uniforms: { map: { value: this.#target.texture }, strength: this.#strength, texel: { value: 1 / SIDE } },
      transparent: true,
      depthWrite: false,
      vertexShader: `varying vec2 vAt;
        void main() { vAt = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }`,
      fragmentShader: `varying vec2 vAt; uniform sampler2D map; uniform float texel; uniform float strength;
        void main() {
          float sum = 0.0;
          for (int y = -2; y <= 2; y++)
            for (int x = -2; x <= 2; x++) sum += texture2D(map, vAt + vec2(float(x), float(y)) * texel * 1.4).r;
          float edge = 1.0 - smoothstep(0.62, 0.98, length(vAt - 0.5) * 2.0);
          gl_FragColor = vec4(0.055, 0.075, 0.06, strength * edge * pow(sum / 25.0, 1.15));
        }`,
    })
  }
}
