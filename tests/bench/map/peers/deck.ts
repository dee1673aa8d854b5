import { Deck, OrthographicView } from '@deck.gl/core'
import { LineLayer, ScatterplotLayer } from '@deck.gl/layers'
import { getCornerOffsets } from '#shared/kit/hex-shape.ts'
import { COLOURS, type PeerScene, type PeerStar, starColour, VIEW } from '../pages/frames.ts'
import { measurePeer } from '../pages/peer.ts'

// deck.gl with an orthographic view: grid and routes as line layers, stars as a layer of discs.

type Point = readonly [x: number, y: number]
type Route = PeerScene['routes'][number]

const rgb = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

await measurePeer(async ({ board, middles, stars, routes }) => {
  const corners = getCornerOffsets(board.orientation).slice(2)
  const cornerAt = (at: number, corner: number): Point => [
    (middles[at] ?? 0) + (corners[corner]?.x ?? 0),
    (middles[at + 1] ?? 0) + (corners[corner]?.y ?? 0),
  ]
  const sides: (readonly [Point, Point])[] = []
  for (let at = 0; at < middles.length; at += 2)
    for (const side of [0, 1, 2]) sides.push([cornerAt(at, side), cornerAt(at, side + 1)])
  const parent = document.createElement('div')
  parent.style.cssText = `position:relative;width:${VIEW.width}px;height:${VIEW.height}px`
  document.body.append(parent)
  const { promise, resolve } = Promise.withResolvers<void>()
  const deck = new Deck({
    parent,
    ...VIEW,
    views: new OrthographicView({ flipY: true }),
    viewState: { target: [100, 100, 0], zoom: 2 },
    onAfterRender: () => resolve(),
    layers: [
      new LineLayer({
        id: 'grid',
        data: sides,
        getSourcePosition: ([from]: readonly [Point, Point]) => from,
        getTargetPosition: ([, to]: readonly [Point, Point]) => to,
        getColor: rgb(COLOURS.grid),
        getWidth: 1,
      }),
      new LineLayer({
        id: 'routes',
        data: routes,
        getSourcePosition: ([{ x, y }]: Route) => [x, y],
        getTargetPosition: ([, { x, y }]: Route) => [x, y],
        getColor: rgb(COLOURS.route),
        getWidth: 1,
      }),
      new ScatterplotLayer({
        id: 'stars',
        data: stars,
        getPosition: ({ x, y }: PeerStar) => [x, y],
        getRadius: 0.4,
        getFillColor: ({ rating }: PeerStar) => rgb(starColour(rating)),
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
      const gl = parent.querySelector('canvas')?.getContext('webgl2')
      gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel)
    },
  }
})
