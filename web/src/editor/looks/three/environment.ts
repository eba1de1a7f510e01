import {
  BackSide,
  Color,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShaderMaterial,
  SphereGeometry,
  type Texture,
  type WebGLRenderer,
} from 'three'

/** A bright panel of the studio: its place on a sphere, its size, and how bright it is. */
interface Softbox {
  across: number
  up: number
  width: number
  height: number
  colour: string
  strength: number
}

/** A large window on the left, a narrow strip on the right for the highlight of glazes, and a ceiling. */
const SOFTBOXES: readonly Softbox[] = [
  { across: -60, up: 14, width: 6.5, height: 14, colour: '#fff8ee', strength: 4.6 },
  { across: 70, up: 4, width: 1.6, height: 12, colour: '#eef5ff', strength: 6 },
  { across: 0, up: 84, width: 12, height: 10, colour: '#fffdf8', strength: 1.7 },
  { across: 168, up: 26, width: 10, height: 6, colour: '#f2f6ff', strength: 1.6 },
]

const AWAY = 10

/** The studio in which things are photographed: soft light made in code, so that no file is loaded. */
export function studioLight(renderer: WebGLRenderer): { texture: Texture; dispose: () => void } {
  const scene = new Scene()
  scene.add(room())
  for (const box of SOFTBOXES) scene.add(softbox(box))
  const generator = new PMREMGenerator(renderer)
  const target = generator.fromScene(scene, 0.025, 0.1, 100)
  generator.dispose()
  scene.traverse((thing) => {
    if (!(thing instanceof Mesh)) return
    thing.geometry.dispose()
    thing.material.dispose()
  })
  return { texture: target.texture, dispose: () => target.dispose() }
}

/** White walls, darker towards the floor. */
function room(): Mesh {
  const material = new ShaderMaterial({
    side: BackSide,
    depthWrite: false,
    vertexShader: `varying vec3 vWay;
      void main() { vWay = normalize(position); gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }`,
    fragmentShader: `varying vec3 vWay;
      void main() {
        float up = normalize(vWay).y;
        vec3 light = mix(vec3(0.46, 0.455, 0.44), vec3(0.74, 0.75, 0.76), smoothstep(-0.75, 0.6, up));
        gl_FragColor = vec4(light, 1.0);
      }`,
  })
  return new Mesh(new SphereGeometry(30, 32, 24), material)
}

function softbox({ across, up, width, height, colour, strength }: Softbox): Mesh {
  const material = new MeshBasicMaterial({ color: new Color(colour).multiplyScalar(strength) })
  const box = new Mesh(new PlaneGeometry(width, height), material)
  const [azimuth, rise] = [(across * Math.PI) / 180, (up * Math.PI) / 180]
  box.position.set(
    AWAY * Math.sin(azimuth) * Math.cos(rise),
    AWAY * Math.sin(rise),
    AWAY * Math.cos(azimuth) * Math.cos(rise),
  )
  box.lookAt(0, 0, 0)
  return box
}
