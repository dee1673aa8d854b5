/** A renderer that the map is measured beside. */
export interface Peer {
  readonly name: string
  readonly file: string
  /** Packages that it needs. */
  readonly packages: readonly string[]
}

/** The renderers, the plain ones of the browser first. */
export const PEERS: readonly Peer[] = [
  { name: 'Canvas2D without tiles', file: 'peers/canvas.js', packages: [] },
  { name: 'SVG', file: 'peers/svg.js', packages: [] },
  { name: 'PixiJS', file: 'peers/pixi.js', packages: ['pixi.js'] },
  { name: 'Konva', file: 'peers/konva.js', packages: ['konva'] },
  { name: 'deck.gl', file: 'peers/deck.js', packages: ['@deck.gl/core', '@deck.gl/layers'] },
]
