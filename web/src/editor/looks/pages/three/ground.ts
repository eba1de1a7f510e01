import {
  LinearMipmapLinearFilter,
  Mesh,
  MirroredRepeatWrapping,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import type { Surrounding } from '../model'

const SIDE = 1024
/** A tile of the pattern in mm. */
const TILE = 640

const NOISE = `
  float hash(vec2 p) { p = fract(p * vec2(123.34, 456.21)); p += dot(p, p + 45.32); return fract(p.x * p.y); }
  float noise(vec2 p) {
    vec2 i = floor(p); vec2 f = fract(p); f = f * f * (3.0 - 2.0 * f);
    return mix(mix(hash(i), hash(i + vec2(1.0, 0.0)), f.x), mix(hash(i + vec2(0.0, 1.0)), hash(i + vec2(1.0)), f.x), f.y);
  }
  float cloud(vec2 p) {
    float sum = 0.0; float part = 0.5;
    for (int k = 0; k < 5; k++) { sum += part * noise(p); p = p * 2.03 + 17.7; part *= 0.5; }
    return sum;
  }`

/** Colours are linear. `p` is in mm. */
const PATTERNS: Record<'wood' | 'plaster' | 'felt', string> = {
  wood: `
    float plank = floor(p.y / 118.0);
    float own = hash(vec2(plank, 3.7));
    vec2 q = p + vec2(own * 900.0, 0.0);
    float bend = cloud(vec2(q.x * 0.006, q.y * 0.02 + own * 9.0));
    float grain = cloud(vec2(q.x * 0.004 + bend * 1.2, q.y * 0.12 + bend * 3.0));
    float fine = cloud(vec2(q.x * 0.03, q.y * 1.1));
    float pores = smoothstep(0.62, 0.86, noise(vec2(q.x * 0.06, q.y * 2.1)));
    vec3 colour = mix(vec3(0.49, 0.335, 0.205), vec3(0.60, 0.44, 0.29), smoothstep(0.25, 0.75, grain));
    colour *= 0.93 + 0.14 * fine;
    colour *= 1.0 - 0.10 * pores;
    colour *= 0.95 + 0.10 * own;
    float seam = min(fract(p.y / 118.0), 1.0 - fract(p.y / 118.0)) * 118.0;
    colour *= mix(0.62, 1.0, smoothstep(0.15, 1.1, seam));`,
  plaster: `
    float soft = cloud(p * 0.011);
    float fine = cloud(p * 0.21);
    vec3 colour = vec3(0.715, 0.685, 0.635) * (0.965 + 0.05 * soft + 0.022 * fine);`,
  felt: `
    float fibres = cloud(p * vec2(0.55, 0.7));
    float fluff = noise(p * 2.3);
    float worn = cloud(p * 0.008);
    vec3 colour = vec3(0.028, 0.088, 0.062) * (0.78 + 0.42 * fibres + 0.12 * fluff) * (0.88 + 0.24 * worn);`,
}

interface Ground {
  pattern: keyof typeof PATTERNS
  /** The light falls off from the left by this much across what is seen, and towards all edges. */
  fall: number
  edges: number
  /** Where the ground ends in the room behind, as a colour in linear parts; null where all that is seen is ground. */
  behind: readonly [number, number, number] | null
}

const GROUNDS: Record<Surrounding, Ground> = {
  table: { pattern: 'wood', fall: 0.2, edges: 0.22, behind: null },
  wall: { pattern: 'plaster', fall: 0.16, edges: 0.12, behind: null },
  felt: { pattern: 'felt', fall: 0.3, edges: 0.42, behind: null },
  desk: { pattern: 'wood', fall: 0.1, edges: 0.1, behind: [0.78, 0.765, 0.735] },
}

const FLAT = 'varying vec2 vAt; void main() { vAt = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }'

/** The pattern of a ground, drawn once: computed for every picture it would be the slowest part of it. */
function bakedPattern(renderer: WebGLRenderer, pattern: keyof typeof PATTERNS): WebGLRenderTarget {
  const target = new WebGLRenderTarget(SIDE, SIDE, {
    generateMipmaps: true,
    minFilter: LinearMipmapLinearFilter,
    wrapS: MirroredRepeatWrapping,
    wrapT: MirroredRepeatWrapping,
    anisotropy: renderer.capabilities.getMaxAnisotropy(),
  })
  const material = new ShaderMaterial({
    vertexShader: FLAT,
    // Square roots keep the dark tones of eight bits apart.
    fragmentShader: `varying vec2 vAt; ${NOISE}
      void main() { vec2 p = vAt * ${TILE}.0; ${PATTERNS[pattern]} gl_FragColor = vec4(sqrt(colour), 1.0); }`,
    depthTest: false,
    toneMapped: false,
  })
  const scene = new Scene()
  const plane = new Mesh(new PlaneGeometry(2, 2), material)
  plane.frustumCulled = false
  scene.add(plane)
  renderer.setRenderTarget(target)
  renderer.render(scene, new OrthographicCamera())
  renderer.setRenderTarget(null)
  plane.geometry.dispose()
  material.dispose()
  return target
}

/** The table or wall on which a thing lies, lit by a window on the left. Its middle is the origin. */
export function groundOf(renderer: WebGLRenderer, surrounding: Surrounding, reach: number) {
  const { pattern, fall, edges, behind } = GROUNDS[surrounding]
  const target = bakedPattern(renderer, pattern)
  const far = reach * 9
  const material = new ShaderMaterial({
    uniforms: { map: { value: target.texture } },
    vertexShader: `varying vec2 vAt;
      void main() { vAt = position.xz; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }`,
    fragmentShader: `varying vec2 vAt; uniform sampler2D map;
      void main() {
        vec3 colour = texture2D(map, vAt / ${TILE}.0 + vec2(0.37, 0.21)).rgb;
        colour *= colour;
        vec2 at = vAt / ${reach.toFixed(1)};
        colour *= 1.04 - ${fall.toFixed(3)} * smoothstep(-1.2, 1.6, at.x * 0.9 + at.y * 0.3);
        colour *= 1.0 - ${edges.toFixed(3)} * smoothstep(0.5, 1.9, length(at));
        ${behind ? `colour = mix(colour, vec3(${behind.join()}), smoothstep(1.6, 8.0, length(at)));` : ''}
        gl_FragColor = vec4(colour, 1.0);
        #include <tonemapping_fragment>
        #include <colorspace_fragment>
      }`,
  })
  const plane = new PlaneGeometry(2 * far, 2 * far).rotateX(-Math.PI / 2)
  const mesh = new Mesh(plane, material)
  mesh.position.y = -0.8
  mesh.renderOrder = -2
  return {
    mesh,
    behind,
    dispose: () => {
      target.dispose()
      material.dispose()
      plane.dispose()
    },
  }
}
