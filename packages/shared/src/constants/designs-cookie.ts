/**
 * Says that the store may have designs of this browser's guest. It is apart from the other cookies, whose names load
 * before the first view: few pages read it.
 */
export const DESIGNS_COOKIE = 'saved_designs'
