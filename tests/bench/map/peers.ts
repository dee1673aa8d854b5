/** A renderer to compare the map with. */
export interface Peer {
  readonly name: string
  readonly file: string
  /** Required packages. */
  readonly packages: readonly string[]
}

/** The compared renderers, plain browser ones first. */
export const PEERS: readonly Peer[] = [
  { name: 'Canvas2D without tiles', file: 'peers/canvas.ts', packages: [] },
  { name: 'SVG', file: 'peers/svg.ts', packages: [] },
  { name: 'PixiJS', file: 'peers/pixi.ts', packages: ['pixi.js'] },
  { name: 'Konva', file: 'peers/konva.ts', packages: ['konva'] },
  { name: 'deck.gl', file: 'peers/deck.ts', packages: ['@deck.gl/core', '@deck.gl/layers'] },
]
