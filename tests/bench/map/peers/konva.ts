import Konva from 'konva'
import { COLOURS, getCameraTransform, starColour, VIEW } from '../pages/frames.ts'
import { measurePeer } from '../pages/peer.ts'

// One Konva node per hex, route and star on a non-listening layer.

await measurePeer(({ middles, stars, routes }) => {
  const container = document.createElement('div')
  document.body.append(container)
  const stage = new Konva.Stage({ container, ...VIEW })
  const layer = new Konva.Layer({ listening: false })
  const plain = { listening: false, perfectDrawEnabled: false }
  stage.add(layer)
  for (let at = 0; at < middles.length; at += 2)
    layer.add(
      new Konva.RegularPolygon({
        ...plain,
        x: middles[at],
        y: middles[at + 1],
        sides: 6,
        radius: 1,
        rotation: 30,
        stroke: COLOURS.grid,
        strokeWidth: 0.06,
      }),
    )
  for (const [from, to] of routes)
    layer.add(
      new Konva.Line({ ...plain, points: [from.x, from.y, to.x, to.y], stroke: COLOURS.route, strokeWidth: 0.12 }),
    )
  for (const { x, y, rating } of stars)
    layer.add(new Konva.Circle({ ...plain, x, y, radius: 0.4, fill: starColour(rating) }))
  const context = layer.getNativeCanvasElement().getContext('2d')
  return {
    draw(camera) {
      const { scale, left, top } = getCameraTransform(camera)
      stage.scale({ x: scale, y: scale })
      stage.position({ x: left, y: top })
      layer.draw()
    },
    flush: () => context.getImageData(0, 0, 1, 1),
  }
})
