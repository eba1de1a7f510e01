import { defineConfig, mergeConfig, type Plugin } from 'vite'
import base from '../../vite.config.ts'

/** A release in which every script has changed, and which says so in the page. */
const later = (): Plugin => ({
  name: 'later',
  renderChunk: (code) => ({ code: `globalThis.isLaterBuild=true;${code}`, map: null }),
})

export default defineConfig((env) => mergeConfig(base(env), { plugins: [later()] }))
