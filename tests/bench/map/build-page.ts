import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { build } from 'vite'

/** Script and style of a page, to be injected into an empty page. */
export interface BuiltPage {
  readonly script: string
  readonly style: string
}

/** Bundles a script of this folder; packages needed only by the compared renderers are resolved in `packages`. */
export async function buildPage(file: string, packages: string): Promise<BuiltPage> {
  const peers = ['pixi.js', 'konva', '@deck.gl/core', '@deck.gl/layers'].filter((name) =>
    existsSync(join(packages, name)),
  )
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [vue()],
    define: { 'process.env': JSON.stringify({ ORRERY_BENCH_TINY: process.env['ORRERY_BENCH_TINY'] ?? '' }) },
    resolve: { alias: peers.map((name) => ({ find: new RegExp(`^${name}$`), replacement: join(packages, name) })) },
    build: {
      write: false,
      target: 'esnext',
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      cssCodeSplit: false,
      rollupOptions: { input: resolve(import.meta.dirname, file), output: { format: 'es', codeSplitting: false } },
    },
  })
  const outputs = [result].flat().flatMap((item) => ('output' in item ? item.output : []))
  const script = outputs.find((output) => output.type === 'chunk')?.code ?? ''
  const style = outputs.find((output) => output.type === 'asset' && output.fileName.endsWith('.css'))
  return { script, style: style?.type === 'asset' ? String(style.source) : '' }
}
