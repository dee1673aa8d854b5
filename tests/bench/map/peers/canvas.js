import { cornerOffsets } from '#shared/kit/hex-shape.ts'
import { COLOURS, makeCanvas, shiftOf, VIEW } from '../pages/frames.js'
import { measurePeer } from '../pages/peer.js'

// Canvas2D without tiles: everything in sight is drawn anew in every frame, in batches, the grid only where it can be seen.

await measurePeer(({ board, middles, stars, routes }) => {
  const context = makeCanvas().getContext('2d', { alpha: false })
  const corners = cornerOffsets(board.orientation).slice(2)
  return {
    draw(camera) {
      const { scale, left, top } = shiftOf(camera)
      const seen = (x, y, pad) => x > -pad && y > -pad && x < VIEW.width + pad && y < VIEW.height + pad
      context.fillStyle = COLOURS.ground
      context.fillRect(0, 0, VIEW.width, VIEW.height)
      context.lineWidth = 1
      if (scale >= 4) {
        context.beginPath()
        for (let at = 0; at < middles.length; at += 2) {
          const [x, y] = [middles[at] * scale + left, middles[at + 1] * scale + top]
          if (!seen(x, y, scale)) continue
          corners.forEach((corner, index) =>
            index === 0
              ? context.moveTo(x + corner.x * scale, y + corner.y * scale)
              : context.lineTo(x + corner.x * scale, y + corner.y * scale),
          )
        }
        context.strokeStyle = COLOURS.grid
        context.stroke()
      }
      context.beginPath()
      for (const [one, other] of routes) {
        const [x, y] = [one.x * scale + left, one.y * scale + top]
        if (!seen(x, y, 6 * scale)) continue
        context.moveTo(x, y)
        context.lineTo(other.x * scale + left, other.y * scale + top)
      }
      context.strokeStyle = COLOURS.route
      context.stroke()
      const radius = Math.max(1, scale * 0.4)
      for (const rating of [1, 2, 3, 4, 5]) {
        context.beginPath()
        for (const star of stars) {
          const [x, y] = [star.x * scale + left, star.y * scale + top]
          if (star.rating !== rating || !seen(x, y, radius)) continue
          context.moveTo(x + radius, y)
          context.arc(x, y, radius, 0, 2 * Math.PI)
        }
        context.fillStyle = COLOURS.stars[rating]
        context.fill()
      }
    },
    flush: () => context.getImageData(0, 0, 1, 1),
  }
})
