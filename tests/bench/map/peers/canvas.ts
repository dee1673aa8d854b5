import { getCornerOffsets } from '#shared/kit/hex-shape.ts'
import { COLOURS, makeCanvas, getCameraTransform, starColour, VIEW } from '../pages/frames.ts'
import { measurePeer } from '../pages/peer.ts'

// Canvas2D without tiles: everything visible is redrawn in batches every frame, the grid only where it is discernible.

await measurePeer(({ board, middles, stars, routes }) => {
  const context = makeCanvas({ alpha: false })
  const corners = getCornerOffsets(board.orientation).slice(2)
  return {
    draw(camera) {
      const { scale, left, top } = getCameraTransform(camera)
      const isSeen = (x: number, y: number, pad: number) =>
        x > -pad && y > -pad && x < VIEW.width + pad && y < VIEW.height + pad
      context.fillStyle = COLOURS.ground
      context.fillRect(0, 0, VIEW.width, VIEW.height)
      context.lineWidth = 1
      if (scale >= 4) {
        context.beginPath()
        for (let at = 0; at < middles.length; at += 2) {
          const x = (middles[at] ?? 0) * scale + left
          const y = (middles[at + 1] ?? 0) * scale + top
          if (!isSeen(x, y, scale)) continue
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
      for (const [from, to] of routes) {
        const [x, y] = [from.x * scale + left, from.y * scale + top] as const
        if (!isSeen(x, y, 6 * scale)) continue
        context.moveTo(x, y)
        context.lineTo(to.x * scale + left, to.y * scale + top)
      }
      context.strokeStyle = COLOURS.route
      context.stroke()
      const radius = Math.max(1, scale * 0.4)
      for (const rating of [1, 2, 3, 4, 5]) {
        context.beginPath()
        for (const star of stars) {
          const [x, y] = [star.x * scale + left, star.y * scale + top] as const
          if (star.rating !== rating || !isSeen(x, y, radius)) continue
          context.moveTo(x + radius, y)
          context.arc(x, y, radius, 0, 2 * Math.PI)
        }
        context.fillStyle = starColour(rating)
        context.fill()
      }
    },
    flush: () => context.getImageData(0, 0, 1, 1),
  }
})
