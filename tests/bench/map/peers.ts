/** A renderer that the map is measured beside. */
export interface Peer {
  readonly name: string
  readonly file: string
  /** Packages that it needs. */
  readonly packages: readonly string[]
}

/** The renderers, the plain ones of the browser first. */
export const PEERS: readonly Peer[] = [
  { name: 'Canvas2D without tiles', file: 'peers/canvas.ts', packages: [] },
  { name: 'SVG', file: 'peers/svg.ts', packages: [] },
  { name: 'PixiJS', file: 'peers/pixi.ts', packages: ['pixi.js'] },
  { name: 'Konva', file: 'peers/konva.ts', packages: ['konva'] },
  { name: 'deck.gl', file: 'peers/deck.ts', packages: ['@deck.gl/core', '@deck.gl/layers'] },
]
