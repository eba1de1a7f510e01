/** Where an upload is served back to its owner. */
export const mediaPath = (uid: string): string => `/media/uploads/${uid}`
