import type { OutlineRing } from './outline.ts'

/** Insets a ring of hex sides towards its interior, in the units of the ring. */
export function insetRing(ring: OutlineRing, by: number): OutlineRing {
  const corners = ring.length / 2
  const inset = new Float32Array(ring.length)
  for (let corner = 0; corner < corners; corner += 1) {
    const [before, after] = [sideNormal(ring, (corner + corners - 1) % corners), sideNormal(ring, corner)]
    // Hex sides meet at 120 or 240 degrees, so the sum of their normals is never close to zero.
    const scale = by / (1 + before.x * after.x + before.y * after.y)
    inset[2 * corner] = (ring[2 * corner] ?? 0) + (before.x + after.x) * scale
    inset[2 * corner + 1] = (ring[2 * corner + 1] ?? 0) + (before.y + after.y) * scale
  }
  return inset
}

/** Unit normal to the right of the side that starts at a corner. For clockwise rings it points inside. */
function sideNormal(ring: OutlineRing, corner: number) {
  const next = (corner + 1) % (ring.length / 2)
  const [dx, dy] = [
    (ring[2 * next] ?? 0) - (ring[2 * corner] ?? 0),
    (ring[2 * next + 1] ?? 0) - (ring[2 * corner + 1] ?? 0),
  ]
  const length = Math.hypot(dx, dy)
  return { x: -dy / length, y: dx / length }
}
