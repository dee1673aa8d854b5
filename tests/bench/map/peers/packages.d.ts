// Installed only when the bench runs, so their own types are not there to check against.

declare module 'pixi.js'
declare module 'konva'
declare module '@deck.gl/core'
declare module '@deck.gl/layers'
