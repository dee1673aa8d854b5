import { getCornerOffsets } from '#shared/kit/hex-shape.ts'
import { COLOURS, getCameraTransform, starColour, VIEW } from '../pages/frames.ts'
import { measurePeer } from '../pages/peer.ts'

// One SVG element per hex, route and star; the camera is one transform.

await measurePeer(({ board, middles, stars, routes }) => {
  const outline = `M${getCornerOffsets(board.orientation)
    .map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)
    .join('L')}Z`
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${VIEW.width}" height="${VIEW.height}" style="background:${COLOURS.ground}"><g id="map">`,
  ]
  parts.push(`<g fill="none" stroke="${COLOURS.grid}" stroke-width="0.06">`)
  for (let at = 0; at < middles.length; at += 2)
    parts.push(
      `<path d="${outline}" transform="translate(${(middles[at] ?? 0).toFixed(2)} ${(middles[at + 1] ?? 0).toFixed(2)})"/>`,
    )
  parts.push(`</g><g stroke="${COLOURS.route}" stroke-width="0.12">`)
  for (const [from, to] of routes)
    parts.push(
      `<line x1="${from.x.toFixed(2)}" y1="${from.y.toFixed(2)}" x2="${to.x.toFixed(2)}" y2="${to.y.toFixed(2)}"/>`,
    )
  parts.push('</g>')
  for (const { x, y, rating } of stars)
    parts.push(`<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="0.4" fill="${starColour(rating)}"/>`)
  document.body.innerHTML = `${parts.join('')}</g></svg>`
  const map = document.getElementById('map')
  return {
    draw(camera) {
      const { scale, left, top } = getCameraTransform(camera)
      map?.setAttribute('transform', `translate(${left} ${top}) scale(${scale})`)
    },
    // Pixels of an SVG cannot be read back; the time up to the next frame, which is always measured, includes its
    // drawing.
    flush() {},
  }
})
