import { Deck, OrthographicView } from '@deck.gl/core'
import { LineLayer, ScatterplotLayer } from '@deck.gl/layers'
import { cornerOffsets } from '#shared/kit/hex-shape.ts'
import { COLOURS, VIEW } from '../pages/frames.js'
import { measurePeer } from '../pages/peer.js'

// deck.gl with an orthographic view: the grid and the routes are line layers, the stars a layer of discs.

const rgb = (colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

await measurePeer(async ({ board, middles, stars, routes }) => {
  const corners = cornerOffsets(board.orientation).slice(2)
  const sides = []
  for (let at = 0; at < middles.length; at += 2)
    for (const side of [0, 1, 2])
      sides.push([0, 1].map((end) => [middles[at] + corners[side + end].x, middles[at + 1] + corners[side + end].y]))
  const parent = document.createElement('div')
  parent.style.cssText = `position:relative;width:${VIEW.width}px;height:${VIEW.height}px`
  document.body.append(parent)
  const { promise, resolve } = Promise.withResolvers()
  const deck = new Deck({
    parent,
    ...VIEW,
    views: new OrthographicView({ flipY: true }),
    viewState: { target: [100, 100, 0], zoom: 2 },
    onAfterRender: resolve,
    layers: [
      new LineLayer({
        id: 'grid',
        data: sides,
        getSourcePosition: ([from]) => from,
        getTargetPosition: ([, to]) => to,
        getColor: rgb(COLOURS.grid),
        getWidth: 1,
      }),
      new LineLayer({
        id: 'routes',
        data: routes,
        getSourcePosition: ([{ x, y }]) => [x, y],
        getTargetPosition: ([, { x, y }]) => [x, y],
        getColor: rgb(COLOURS.route),
        getWidth: 1,
      }),
      new ScatterplotLayer({
        id: 'stars',
        data: stars,
        getPosition: ({ x, y }) => [x, y],
        getRadius: 0.4,
        getFillColor: ({ rating }) => rgb(COLOURS.stars[rating]),
      }),
    ],
  })
  await promise
  const pixel = new Uint8Array(4)
  return {
    draw({ x, y, scale }) {
      deck.setProps({ viewState: { target: [x, y, 0], zoom: Math.log2(scale) } })
      deck.redraw('bench')
    },
    flush() {
      const gl = parent.querySelector('canvas').getContext('webgl2')
      gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel)
    },
  }
})
