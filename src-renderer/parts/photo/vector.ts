/** A direction or a point in space, in millimetres: on the table x to the right, y away from the near edge, z up. */
export type Spot = readonly [x: number, y: number, z: number]

export function dot(one: Spot, other: Spot): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2]
}

export function cross([a, b, c]: Spot, [x, y, z]: Spot): Spot {
  return [b * z - c * y, c * x - a * z, a * y - b * x]
}

export function scaled([x, y, z]: Spot, by: number): Spot {
  return [x * by, y * by, z * by]
}

export function less(one: Spot, other: Spot): Spot {
  return [one[0] - other[0], one[1] - other[1], one[2] - other[2]]
}

export function lengthOf(vector: Spot): number {
  return Math.hypot(...vector)
}

/** A direction turned about an axis by the axis's length, in radians (Rodrigues). */
export function turnedBy(axis: Spot, vector: Spot): Spot {
  const angle = lengthOf(axis)
  if (angle < 1e-15) return vector
  const about = scaled(axis, 1 / angle)
  const beside = cross(about, vector)
  const along = dot(about, vector) * (1 - Math.cos(angle))
  const turned = (at: 0 | 1 | 2) => vector[at] * Math.cos(angle) + beside[at] * Math.sin(angle) + about[at] * along
  return [turned(0), turned(1), turned(2)]
}
