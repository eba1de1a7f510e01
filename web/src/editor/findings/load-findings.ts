/** The code of all findings. An empty print does not need it. */
export const loadFindings = () => import('./find-all')
