import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: 'web',
  publicDir: '../public',
  envDir: '..',
  plugins: [react(), tailwindcss()],
  resolve: {
    alias: {
      '~': fileURLToPath(new URL('./web/src', import.meta.url)),
      // graphql-request only needs the parser; the full graphql-js would be 8 KB more.
      graphql: '@0no-co/graphql.web',
    },
  },
  build: { outDir: '../dist/web', emptyOutDir: true, manifest: true, target: 'es2022' },
})
