import { fromCube, type HexBoard, type HexCube, type HexPlace, toCube } from '../kit/hex.ts'

/** A turn about a hex: `steps` sixths of a turn clockwise, negative ones the other way. */
export interface HexRotation {
  readonly centre: HexPlace
  readonly steps: number
  readonly board: HexBoard
}

/** Which sides a mirror swaps. */
export type MirrorAxis = 'left-right' | 'top-bottom'

/** A mirror through the middle of a hex. */
export interface HexMirror {
  readonly centre: HexPlace
  readonly axis: MirrorAxis
  readonly board: HexBoard
}

/** Where a turn takes a hex; it may be off the board. */
export function rotatePlace(place: HexPlace, { centre, steps, board }: HexRotation): HexPlace {
  return about(centre, board, (offset) => {
    let rotated = offset
    for (let step = 0; step < ((steps % 6) + 6) % 6; step += 1) rotated = { q: -rotated.r, r: rotated.q + rotated.r }
    return rotated
  })(place)
}

/** Where a mirror takes hexes, in their order; some may be off the board. Both mirrors through the middle of a hex are exact. */
export function mirrorPlaces(places: readonly HexPlace[], { centre, axis, board }: HexMirror): HexPlace[] {
  return places.map(about(centre, board, MIRRORS[board.orientation][axis]))
}

type CubeMap = (offset: HexCube) => HexCube

// A pointy hex's middle is at x = q + r / 2, y = r; a flat one's at x = q, y = r + q / 2 (each in its own units).
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

/** A map of offsets, done about a hex. */
function about(centre: HexPlace, board: HexBoard, map: CubeMap): (place: HexPlace) => HexPlace {
  const middle = toCube(centre, board)
  return (place) => {
    const { q, r } = toCube(place, board)
    const offset = map({ q: q - middle.q, r: r - middle.r })
    return fromCube({ q: middle.q + offset.q, r: middle.r + offset.r }, board)
  }
}
