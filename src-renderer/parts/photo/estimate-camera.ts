import type { Point } from '#shared/kit/convex.ts'
import { getTableAreaCorners, AREA_CORNER_NAMES, getMarkCorners, type TableArea } from '#shared/kit/corner-marks.ts'
import { formatList } from '#shared/kit/format.ts'
import type { DetectedCornerMark, CornerMarkDetection } from './detect-corner-marks.ts'
import { fitPinholeCamera, type FittedCamera } from './fit-camera.ts'
import type { PointCorrespondence } from './homography.ts'
import { getCameraHeight, type PictureSize, unprojectPixel, projectPoint } from './pinhole-camera.ts'

export interface CameraEstimate {
  /** Corners of the area in the picture, near left first. A guess to be dragged if no marks were found. */
  readonly corners: readonly Point[]
  /** The camera, or null if corners have to be dragged first. */
  readonly fitted: FittedCamera | null
  /** The problem and its remedy. Null if all four marks were read. */
  readonly problem: string | null
}

/** Assumed error of a corner dragged by hand, as a fraction of the picture's long edge. */
const HAND_OFF = 0.001
/** Marks that lie farther than this from their expected corner were placed in the wrong corner, or moved. */
const MOST_OFF_PIXELS = 4

/** Estimates the camera from the marks found, at least three. A mark may lie rotated in its corner. */
export function estimateCameraFromMarks(
  search: CornerMarkDetection,
  size: PictureSize,
  area: TableArea,
): CameraEstimate {
  const { marks, isMirrored } = search
  const guess = { corners: guessedCorners(size), fitted: null }
  if (isMirrored)
    return {
      ...guess,
      problem:
        'The picture is mirrored. Turn mirroring off in the camera, or turn the picture over, and choose it again.',
    }
  if (marks.length === 0)
    return {
      ...guess,
      problem:
        'No corner mark was found. Take the picture in even light with all four marks whole in it, or drag the corners.',
    }
  const missing = AREA_CORNER_NAMES.filter((_, mark) => !marks.some((foundMark) => foundMark.mark === mark))
  const gone = `The ${missing.length > 1 ? 'marks' : 'mark'} at ${formatList(missing.map((name) => `the ${name} corner`))} ${missing.length > 1 ? 'were' : 'was'} not found.`
  if (marks.length < 3) return { ...guess, problem: `${gone} Take the picture again, or drag the corners.` }
  const fitted = fitMarks(marks, size, area)
  if (
    fitted === null ||
    getCameraHeight(fitted.camera) <= 0 ||
    fitted.offPixels > MOST_OFF_PIXELS * (Math.max(size.width, size.height) / 1600)
  )
    return {
      ...guess,
      problem:
        'The marks do not fit the area. Lay each in the corner it names, or correct the area’s size; or drag the corners.',
    }
  const corners = getTableAreaCorners(area).map(({ x, y }) => projectPoint(fitted.camera, [x, y, 0]))
  return missing.length > 0
    ? {
        corners,
        fitted,
        problem: `${gone} Its corner is worked out from the others: check it, and drag it where it is off.`,
      }
    : { corners, fitted, problem: null }
}

/** Estimates the camera from corners dragged by hand. */
export function estimateCameraFromCorners(
  corners: readonly Point[],
  size: PictureSize,
  area: TableArea,
): FittedCamera | null {
  const sightings = getTableAreaCorners(area).map((table, at): PointCorrespondence => ({
    table,
    pixel: corners[at] ?? { x: 0, y: 0 },
  }))
  const fitted = fitPinholeCamera(sightings, size, HAND_OFF * Math.max(size.width, size.height))
  return fitted && getCameraHeight(fitted.camera) > 0 ? fitted : null
}

/** Returns a centred trapezium, the shape of a table seen from its near side. */
function guessedCorners({ width, height }: PictureSize): Point[] {
  const at = (x: number, y: number) => ({ x: x * width, y: y * height })
  return [at(0.12, 0.85), at(0.88, 0.85), at(0.78, 0.2), at(0.22, 0.2)]
}

/**
 * Fits the camera to all corners of the marks. With four marks their centres determine how each one is rotated; three
 * marks must lie upright.
 */
function fitMarks(marks: readonly DetectedCornerMark[], size: PictureSize, area: TableArea): FittedCamera | null {
  const middles = marks.map(({ mark, corners }): PointCorrespondence => ({
    table: meanOf(getMarkCorners(area, mark)),
    pixel: meanOf(corners),
  }))
  const upright = marks.flatMap((mark) => sightingsOf(mark, area, 0))
  const rough = fitPinholeCamera(middles.length < AREA_CORNER_NAMES.length ? upright : middles, size)
  if (!rough) return null
  const missOf = (sightings: readonly PointCorrespondence[]) =>
    sightings.reduce((sum, { table, pixel }) => {
      const place = unprojectPixel(rough.camera, pixel, 0)
      return sum + Math.hypot(place.x - table.x, place.y - table.y)
    }, 0)
  const turned = marks.flatMap((mark) => {
    const ways = [0, 1, 2, 3].map((turn) => sightingsOf(mark, area, turn))
    return ways.toSorted((a, b) => missOf(a) - missOf(b))[0] ?? []
  })
  return fitPinholeCamera(turned, size)
}

/** Pairs the detected corners of a mark, clockwise, with its corners on the table. */
function sightingsOf({ mark, corners }: DetectedCornerMark, area: TableArea, turn: number): PointCorrespondence[] {
  const onTable = getMarkCorners(area, mark)
  return corners.map((pixel, at) => ({ table: onTable[(turn + 7 - at) % 4] ?? { x: 0, y: 0 }, pixel }))
}

function meanOf(points: readonly Point[]): Point {
  const count = Math.max(1, points.length)
  return { x: points.reduce((sum, { x }) => sum + x, 0) / count, y: points.reduce((sum, { y }) => sum + y, 0) / count }
}
