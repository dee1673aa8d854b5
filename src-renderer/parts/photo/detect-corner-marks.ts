// Only by reference do the other projects that compile this file learn what the package holds.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./js-aruco2.d.ts" />
import aruco from 'js-aruco2'
import type { Point } from '#shared/kit/convex.ts'
import { AREA_CORNER_NAMES } from '#shared/kit/corner-marks.ts'
import { type GreyPixels, toGrey, mirrorPixels, type Pixels, shrinkPixels } from './pixels.ts'
import { refineCorners } from './refine-corners.ts'

/**
 * A detected mark: its number, and the corners of its black square, clockwise in the picture, from an arbitrary one.
 */
export interface DetectedCornerMark {
  readonly mark: number
  readonly corners: readonly Point[]
}

/** Result of the search: the marks found, or that the picture is mirrored. */
export interface CornerMarkDetection {
  readonly marks: readonly DetectedCornerMark[]
  readonly isMirrored: boolean
}

/**
 * Picture sizes that are searched until all marks are found. Large marks are found on small pictures, which have less
 * noise.
 */
const SIZES = [1000, 1500, 700, 2200]
/** Maximum number of a mark's 36 squares that may be misread. */
const MOST_WRONG = 4

/** Finds the corner marks of a picture with subpixel accuracy. */
export function detectCornerMarks(pixels: Pixels): CornerMarkDetection {
  const found = marksIn(pixels)
  const isMirrored = found.length < 2 && marksIn(mirrorPixels(pixels)).length > found.length
  const greys = toGrey(pixels)
  return { marks: found.map((mark) => sharpened(greys, mark)), isMirrored }
}

function marksIn(pixels: Pixels): DetectedCornerMark[] {
  const found = new Map<number, { readonly mark: DetectedCornerMark; readonly wrong: number }>()
  for (const size of SIZES) {
    if (found.size === AREA_CORNER_NAMES.length) break
    const small = shrinkPixels(pixels, size)
    const grown = pixels.width / small.width
    const detector = new aruco.AR.Detector({ dictionaryName: 'ARUCO_MIP_36h12', maxHammingDistance: MOST_WRONG + 1 })
    for (const { id, corners, hammingDistance: wrong } of detector.detect(small)) {
      if (id >= AREA_CORNER_NAMES.length || wrong >= (found.get(id)?.wrong ?? Infinity)) continue
      found.set(id, {
        wrong,
        mark: { mark: id, corners: corners.map(({ x, y }) => ({ x: (x + 0.5) * grown, y: (y + 0.5) * grown })) },
      })
    }
  }
  return [...found.values()].map(({ mark }) => mark).toSorted((a, b) => a.mark - b.mark)
}

/** Refines the corners, first with a search range that grows with the mark, then with a smaller one. */
function sharpened(greys: GreyPixels, { mark, corners }: DetectedCornerMark): DetectedCornerMark {
  const sides = corners.map((corner, at) => {
    const next = corners[(at + 1) % corners.length] ?? corner
    return Math.hypot(next.x - corner.x, next.y - corner.y)
  })
  const module = Math.min(...sides) / 8
  const rough = refineCorners(greys, corners, Math.max(2, 0.6 * module))
  return { mark, corners: refineCorners(greys, rough, Math.max(1.5, 0.3 * module)) }
}
