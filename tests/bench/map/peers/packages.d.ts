// Installed only when the benchmark runs, so their own types are not available.

declare module 'pixi.js'
declare module 'konva'
declare module '@deck.gl/core'
declare module '@deck.gl/layers'
