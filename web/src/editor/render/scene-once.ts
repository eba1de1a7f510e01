import { type Scene, sceneOf } from './scene'

type Given = Parameters<typeof sceneOf>

/** Makes the scene of a surface once for stage and panels, which all ask for it after a change. */
export function sceneOnce(): typeof sceneOf {
  let known: { key: readonly unknown[]; scene: Scene } | null = null
  return (...given: Given) => {
    const [definition, design, shown, { loaded, isWithoutLooks, signPainter }] = given
    const key = [definition, design, shown, isWithoutLooks, signPainter?.(), ...loaded]
    if (known?.key.length !== key.length || key.some((each, at) => each !== known?.key[at]))
      known = { key, scene: sceneOf(...given) }
    return known.scene
  }
}
