import { fromCube, type HexBoard, type HexCube, type HexPlace, toCube } from '../kit/hex.ts'

/** A rotation around a hex by `steps` sixths of a turn clockwise, or counter-clockwise if negative. */
export interface HexRotation {
  readonly centre: HexPlace
  readonly steps: number
  readonly board: HexBoard
}

/** The sides swapped by a reflection. */
export type MirrorAxis = 'left-right' | 'top-bottom'

/** A reflection through the centre of a hex. */
export interface HexMirror {
  readonly centre: HexPlace
  readonly axis: MirrorAxis
  readonly board: HexBoard
}

/** Rotates a hex. The result may be off the board. */
export function rotatePlace(place: HexPlace, { centre, steps, board }: HexRotation): HexPlace {
  return about(centre, board, (offset) => {
    let rotated = offset
    for (let step = 0; step < ((steps % 6) + 6) % 6; step += 1) rotated = { q: -rotated.r, r: rotated.q + rotated.r }
    return rotated
  })(place)
}

/**
 * Reflects hexes, preserving their order. Results may be off the board. Both reflections through a hex's centre are
 * exact.
 */
export function mirrorPlaces(places: readonly HexPlace[], { centre, axis, board }: HexMirror): HexPlace[] {
  return places.map(about(centre, board, MIRRORS[board.orientation][axis]))
}

type CubeMap = (offset: HexCube) => HexCube

// Centre of a pointy hex: x = q + r / 2, y = r. Flat hex: x = q, y = r + q / 2 (each in its own units).
const MIRRORS: Record<HexBoard['orientation'], Record<MirrorAxis, CubeMap>> = {
  pointy: {
    'left-right': ({ q, r }) => ({ q: -q - r, r }),
    'top-bottom': ({ q, r }) => ({ q: q + r, r: -r }),
  },
  flat: {
    'left-right': ({ q, r }) => ({ q: -q, r: q + r }),
    'top-bottom': ({ q, r }) => ({ q, r: -q - r }),
  },
}

/** Applies a linear map of offsets around a hex. */
function about(centre: HexPlace, board: HexBoard, map: CubeMap): (place: HexPlace) => HexPlace {
  const middle = toCube(centre, board)
  return (place) => {
    const { q, r } = toCube(place, board)
    const offset = map({ q: q - middle.q, r: r - middle.r })
    return fromCube({ q: middle.q + offset.q, r: middle.r + offset.r }, board)
  }
}
