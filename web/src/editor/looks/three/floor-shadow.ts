import {
  AddEquation,
  Color,
  CustomBlending,
  DoubleSide,
  GLSL3,
  HalfFloatType,
  LessDepth,
  LinearFilter,
  Mesh,
  OneFactor,
  OrthographicCamera,
  PlaneGeometry,
  RawShaderMaterial,
  ShaderMaterial,
  Vector3,
  Vector4,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import type { Caster } from './Caster'

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

/** Each instance is the outline from one direction. */
const SHEAR = `precision highp float;
  in vec3 position;
  uniform mat4 modelMatrix;
  uniform vec4 rays[${RAYS.length}];
  uniform float reach;
  flat out vec2 ray;
  void main() {
    vec3 at = (modelMatrix * vec4(position, 1.0)).xyz;
    vec4 light = rays[gl_InstanceID];
    vec2 floorAt = at.xz - light.xz * (max(at.y, 0.0) / light.y);
    gl_Position = vec4(floorAt.x / reach, -floorAt.y / reach, 0.0, 1.0);
    ray = vec2(light.w, 1.0 - (float(gl_InstanceID) + 1.0) / ${RAYS.length + 1}.0);
  }`
/** All points of an outline have one depth, before those of the last one: each pixel is counted once per direction. */
const COUNT = `precision highp float;
  flat in vec2 ray;
  out vec4 sum;
  void main() {
    sum = vec4(ray.x);
    gl_FragDepth = ray.y;
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
  readonly #strength = { value: 1 }

  /**
   * @param reach half the side of the floor, in mm
   * @param turned by how many degrees the light is turned round the upright axis
   */
  constructor(reach: number, turned = 0) {
    const angle = (turned * Math.PI) / 180
    const rays = RAYS.map(({ way, share }) => {
      const { x, y, z } = way.clone().applyAxisAngle(UP, angle)
      return new Vector4(x, y, z, share)
    })
    this.#outline = new RawShaderMaterial({
      glslVersion: GLSL3,
      uniforms: { rays: { value: rays }, reach: { value: reach } },
      vertexShader: SHEAR,
      fragmentShader: COUNT,
      blending: CustomBlending,
      blendEquation: AddEquation,
      blendSrc: OneFactor,
      blendDst: OneFactor,
      depthFunc: LessDepth,
      side: DoubleSide,
    })
    this.floor = new Mesh(new PlaneGeometry(2 * reach, 2 * reach), this.#surface())
    this.floor.rotation.x = -Math.PI / 2
    this.floor.renderOrder = -1
  }

  set strength(value: number) {
    this.#strength.value = value
  }

  /** Draws the shadow of a thing. */
  update(renderer: WebGLRenderer, { scene, thing }: Caster): void {
    const clear = renderer.getClearColor(new Color())
    const alpha = renderer.getClearAlpha()
    thing.material = this.#outline
    thing.geometry.instanceCount = RAYS.length
    renderer.setRenderTarget(this.#target)
    renderer.setClearColor(0x000000, 0)
    renderer.render(scene, this.#camera)
    renderer.setRenderTarget(null)
    renderer.setClearColor(clear, alpha)
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
