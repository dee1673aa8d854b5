/** A direction or a point in table coordinates, in millimetres: x to the right, y away from the near edge, z up. */
export type Vector3 = readonly [x: number, y: number, z: number]

export function dot(a: Vector3, b: Vector3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

export function cross([a, b, c]: Vector3, [x, y, z]: Vector3): Vector3 {
  return [b * z - c * y, c * x - a * z, a * y - b * x]
}

export function scaleVector([x, y, z]: Vector3, by: number): Vector3 {
  return [x * by, y * by, z * by]
}

export function subtractVectors(a: Vector3, b: Vector3): Vector3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

export function getVectorLength(vector: Vector3): number {
  return Math.hypot(...vector)
}

/** Rotates a vector around an axis whose length is the angle in radians (Rodrigues). */
export function rotateVector(axis: Vector3, vector: Vector3): Vector3 {
  const angle = getVectorLength(axis)
  if (angle < 1e-15) return vector
  const about = scaleVector(axis, 1 / angle)
  const beside = cross(about, vector)
  const along = dot(about, vector) * (1 - Math.cos(angle))
  const turned = (at: 0 | 1 | 2) => vector[at] * Math.cos(angle) + beside[at] * Math.sin(angle) + about[at] * along
  return [turned(0), turned(1), turned(2)]
}
