import { rememberLast } from '../model/remember-last'
import { sceneOf } from './scene'

/** Makes the scene of a surface once for stage and panels, which all ask for it after a change. */
export const sceneOnce = (): typeof sceneOf =>
  rememberLast(sceneOf, (definition, design, shown, { loaded, isWithoutLooks }) => [
    definition,
    design,
    shown,
    isWithoutLooks,
    ...loaded,
  ])
