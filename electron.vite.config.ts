import { resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'electron-vite'
import type { Plugin } from 'vite'
import { licences } from './scripts/packaging/licences.mjs'

/** One build for every host: `main` holds the three hosts and the thread that reads foreign texts, which share their chunks, `renderer` is served to windows and browsers alike. */
export default defineConfig({
  main: {
    plugins: [licences()],
    build: {
      externalizeDeps: true,
      outDir: 'out/main',
      rollupOptions: {
        input: {
          electron: 'src-main/hosts/electron/main.ts',
          headless: 'src-main/hosts/headless/main.ts',
          cli: 'src-main/hosts/cli/main.ts',
          reading: 'src-main/services/reading/reading-thread.ts',
        },
        output: { format: 'es' },
      },
    },
  },
  preload: {
    plugins: [licences()],
    build: {
      outDir: 'out/preload',
      rollupOptions: {
        input: { preload: 'src-main/hosts/electron/preload.ts' },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: 'src-renderer',
    plugins: [vue(), licences({ isPage: true })],
    worker: { format: 'es', plugins: () => [thisIsExports(), licences()] },
    build: {
      outDir: 'out/renderer',
      target: 'esnext',
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined), // the page loads fonts from files alone
      minify: true,
      rollupOptions: {
        input: resolve(import.meta.dirname, 'src-renderer/index.html'),
        // What every page needs in one file, and what many pages do in another: dozens of small ones take longer to fetch.
        output: {
          codeSplitting: {
            groups: [
              { name: 'start', tags: ['$initial'], priority: 2 },
              {
                name: 'kit',
                test: /src-renderer.ui.(?!markdown|marks.(ChartFigure|create-chart|SvgDrawing)|fields.CampaignDay)|@lucide|reka-ui/,
                minShareCount: 3,
                priority: 1,
              },
            ],
          },
        },
      },
    },
  },
})

/** js-aruco2 writes its exports to the `this` of a script, which bundlers take for an empty module: they are told. */
function thisIsExports(): Plugin {
  return {
    name: 'orrery-this-is-exports',
    enforce: 'pre',
    transform: (code, id) =>
      /js-aruco2[\\/]src[\\/]\w+\.js$/.test(id)
        ? { code: code.replaceAll(/^(var \w+ = )?this\./gm, '$1exports.'), map: null }
        : null,
  }
}
