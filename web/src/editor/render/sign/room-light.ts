import type { RoomLight } from '@kea/design/neon/wall-light'

/** The light of a street at night on a wall close up, with the sign switched on in full. */
export const STREET: RoomLight = { ambient: [0.011, 0.014, 0.024], power: 1 }
