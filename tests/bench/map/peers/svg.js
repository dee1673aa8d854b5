import { cornerOffsets } from '#shared/kit/hex-shape.ts'
import { COLOURS, shiftOf, VIEW } from '../pages/frames.js'
import { measurePeer } from '../pages/peer.js'

// One SVG element for every hex, route and star; the camera is one transform.

await measurePeer(({ board, middles, stars, routes }) => {
  const outline = `M${cornerOffsets(board.orientation)
    .map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)
    .join('L')}Z`
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${VIEW.width}" height="${VIEW.height}" style="background:${COLOURS.ground}"><g id="map">`,
  ]
  parts.push(`<g fill="none" stroke="${COLOURS.grid}" stroke-width="0.06">`)
  for (let at = 0; at < middles.length; at += 2)
    parts.push(`<path d="${outline}" transform="translate(${middles[at].toFixed(2)} ${middles[at + 1].toFixed(2)})"/>`)
  parts.push(`</g><g stroke="${COLOURS.route}" stroke-width="0.12">`)
  for (const [one, other] of routes)
    parts.push(
      `<line x1="${one.x.toFixed(2)}" y1="${one.y.toFixed(2)}" x2="${other.x.toFixed(2)}" y2="${other.y.toFixed(2)}"/>`,
    )
  parts.push('</g>')
  for (const { x, y, rating } of stars)
    parts.push(`<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="0.4" fill="${COLOURS.stars[rating]}"/>`)
  document.body.innerHTML = `${parts.join('')}</g></svg>`
  const map = document.getElementById('map')
  return {
    draw(camera) {
      const { scale, left, top } = shiftOf(camera)
      map.setAttribute('transform', `translate(${left} ${top}) scale(${scale})`)
    },
    // No pixel of it can be read back; the time up to the next frame, which is always measured, has its drawing in it.
    flush() {},
  }
})
