import { registerHooks } from 'node:module'

const ELECTRON = new URL('electron.ts', import.meta.url).href

// Loaded before the built app: what imports Electron gets the stand-in.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' ? { url: ELECTRON, shortCircuit: true } : next(specifier, context),
})
