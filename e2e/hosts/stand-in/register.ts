import { registerHooks } from 'node:module'

const ELECTRON = new URL('electron.ts', import.meta.url).href

// Loaded before the built app. Resolves imports of Electron to the stand-in.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' ? { url: ELECTRON, shortCircuit: true } : next(specifier, context),
})
